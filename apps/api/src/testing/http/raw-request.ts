import { connect } from 'node:net';
import { fc } from '@fast-check/vitest';

/** Longest wait for an answer, in ms: far longer than a listener waits for a request. */
const PATIENCE_MS = 20_000;
const STATUS_LINE = /^HTTP\/1\.1 (\d{3}) /;

/** What came back over a socket: the status of the first answer, and all of its text; null when the socket was closed without. */
export interface RawAnswer {
  readonly status: number | null;
  readonly text: string;
}

/** Sends bytes as they are over a connection of their own and hears the first answer, or that the connection ends. */
export function sendRaw(port: number, bytes: Uint8Array): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const finish = (): void => {
      socket.destroy();
      const status = STATUS_LINE.exec(text)?.[1];
      resolve({ status: status === undefined ? null : Number(status), text });
    };
    socket.setEncoding('latin1').setTimeout(PATIENCE_MS, () => {
      socket.destroy();
      reject(new Error(`neither answered nor closed: ${JSON.stringify(Buffer.from(bytes).toString('latin1'))}`));
    });
    // A refusal may come, and the connection end, while the rest is still being sent.
    socket.on('error', finish).on('close', finish);
    socket.on('data', (part: string) => {
      // "Go on" is no answer.
      text = (text + part).replace(/^HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n/, '');
      if (isWhole(text)) finish();
    });
    socket.write(bytes);
  });
}

/** Whether the first answer in a text has come to its end. */
function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n');
  if (head === -1) return false;
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(text.slice(0, head + 2))?.[1];
  return length === undefined ? text.endsWith('0\r\n\r\n') : text.length >= head + 4 + Number(length);
}

/** Bytes that readers of HTTP, of addresses and of JSON trip over. */
const TRIPWIRES = [
  '\0',
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  ' ',
  '\t',
  ':',
  ',',
  '"',
  '\\u0000',
  '\\ud800',
  '{"a":',
  '['.repeat(40),
  '1e999',
  '-0',
  '%00',
  '%ff',
  '%2e%2e/',
  '//',
  '?&=;#',
  '\u00ff\u00fe',
  '\u00c0\u00af',
  '\u00ed\u00a0\u0080',
  'content-length: 5\r\n',
  'content-length: -1\r\n',
  'transfer-encoding: chunked\r\n',
  'transfer-encoding: gzip, chunked\r\n',
  'connection: upgrade\r\nupgrade: websocket\r\n',
  'expect: 100-continue\r\n',
  'host: b\r\n',
  '0\r\n\r\n',
  'ffffffffffffffff\r\n',
  'HTTP/1.1',
  'a'.repeat(9_000),
  'x: y\r\n'.repeat(150),
];

type Edit = (bytes: Buffer) => Buffer;

const place = fc.double({ min: 0, max: 1, noNaN: true });
const span = fc.integer({ min: 1, max: 40 });
const splice = (at: number, length: number, put: Uint8Array | string): Edit => {
  const more = typeof put === 'string' ? Buffer.from(put, 'latin1') : Buffer.from(put);
  return (bytes) => {
    const from = Math.floor(at * bytes.length);
    return Buffer.concat([bytes.subarray(0, from), more, bytes.subarray(from + length)]);
  };
};
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, fc.constantFrom(...TRIPWIRES)).map(([at, put]) => splice(at, 0, put)),
  fc.tuple(place, span, fc.constantFrom(...TRIPWIRES)).map(([at, length, put]) => splice(at, length, put)),
  fc.tuple(place, span).map(([at, length]) => splice(at, length, '')),
  fc.tuple(place, fc.uint8Array({ minLength: 1, maxLength: 4 })).map(([at, put]) => splice(at, put.length, put)),
  place.map(
    (at): Edit =>
      (bytes) =>
        bytes.subarray(0, Math.ceil(at * bytes.length)),
  ),
  fc.tuple(place, place).map(([from, to]): Edit => (bytes) => {
    const [first = 0, last = 0] = [from, to].map((at) => Math.floor(at * bytes.length)).toSorted((a, b) => a - b);
    return Buffer.concat([bytes.subarray(0, last), bytes.subarray(first)]);
  }),
);

/** Good requests with a few of their bytes put in, taken out, repeated or cut off: anywhere, or in a body whose length is right. */
export function brokenRequests(good: readonly string[]): fc.Arbitrary<Uint8Array> {
  const some = fc.array(edits, { minLength: 1, maxLength: 3 });
  return fc.tuple(fc.constantFrom(...good), some, fc.boolean()).map(([request, all, inBody]) => {
    const edited = (text: string): Buffer => all.reduce<Buffer>((bytes, edit) => edit(bytes), Buffer.from(text));
    const end = request.indexOf('\r\n\r\n') + 4;
    if (!inBody || end === request.length || !request.includes('content-length')) return edited(request);
    const body = edited(request.slice(end));
    const head = request.slice(0, end).replace(/content-length: \d+/, `content-length: ${body.length}`);
    return Buffer.concat([Buffer.from(head), body]);
  });
}
