/** The address of a picture of the shop; undefined for any other, which would be asked of somebody else. */
export function ownPicture(address: string): string | undefined {
  return /^\/(?![/\\])[^\\\s]*$/.test(address) ? address : undefined;
}
