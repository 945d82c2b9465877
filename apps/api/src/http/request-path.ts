const PREFIX = '/api';

/** Path of a request's address, which is whole and normalized: cheaper than taking all of it apart. */
export function pathOf({ url }: Request): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}

/** A path as the contract writes it, whose paths begin after `/api`. */
export function contractPath(path: string): string {
  return path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : path;
}
