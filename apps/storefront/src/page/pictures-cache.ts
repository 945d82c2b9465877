/** The service worker's cache of pictures that a page has asked to keep. */
export const PICTURES_CACHE = 'pictures';

/** The message that lets the worker forget which pictures it kept, and when. */
export const DROP_PICTURES = 'drop-pictures';
