/** The service worker's cache of pictures that a page has asked to keep. */
export const PICTURES_CACHE = 'pictures';
