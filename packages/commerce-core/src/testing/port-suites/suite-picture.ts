const PNG_HEX =
  '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de000' +
  '0000c49444154789c63f8cfc0000003010100c9fe92ef0000000049454e44ae426082';
/** A picture of one red pixel. */
export const PNG = Uint8Array.from(PNG_HEX.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
