/** Event of the window when a screen cannot be shown for another reason than an answer of the API. */
export const SCREEN_FAILED = 'screenfailed';
