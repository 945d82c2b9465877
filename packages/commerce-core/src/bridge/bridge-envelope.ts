import { conforms, type Schema, type ValueOf } from './json-schema.ts';

/** The protocol's major version: `commerce.bridge/1`. Assumed: our own protocol. */
export const BRIDGE_VERSION = 1;
/** The longest message, in UTF-16 code units; a longer one is not even parsed. Assumed. */
export const BRIDGE_MESSAGE_LIMIT = 262_144;

/** Why a call was not done. */
export const BRIDGE_ERRORS = [
  'UNSUPPORTED',
  'INVALID_PARAMS',
  'DENIED',
  'CANCELLED',
  'TIMEOUT',
  'UNAVAILABLE',
  'INTERNAL',
  'VERSION',
] as const;
/** One of BRIDGE_ERRORS. */
export type BridgeErrorCode = (typeof BRIDGE_ERRORS)[number];

const ID = { type: 'string', maxLength: 64, pattern: '.' } as const satisfies Schema;
const V = { const: BRIDGE_VERSION } as const satisfies Schema;
const ANY_OBJECT = { type: 'object', properties: {}, required: [] } as const satisfies Schema;
const META = {
  type: 'object',
  properties: { sentAt: { type: 'integer', minimum: 0 }, session: { type: 'string', maxLength: 64 } },
  required: [],
} as const satisfies Schema;

/** What every message looks like around its own content. */
export const ENVELOPES = {
  request: {
    type: 'object',
    properties: { v: V, kind: { const: 'req' }, id: ID, method: ID, params: ANY_OBJECT, meta: META },
    required: ['v', 'kind', 'id', 'method', 'params', 'meta'],
  },
  result: {
    type: 'object',
    properties: { v: V, kind: { const: 'res' }, id: ID, ok: { const: true }, result: ANY_OBJECT, meta: META },
    required: ['v', 'kind', 'id', 'ok', 'result', 'meta'],
  },
  failure: {
    type: 'object',
    properties: {
      v: V,
      kind: { const: 'res' },
      id: ID,
      ok: { const: false },
      error: {
        type: 'object',
        properties: {
          code: { enum: BRIDGE_ERRORS },
          message: { type: 'string', maxLength: 500 },
          retryable: { type: 'boolean' },
        },
        required: ['code', 'message', 'retryable'],
      },
      meta: META,
    },
    required: ['v', 'kind', 'id', 'ok', 'error', 'meta'],
  },
  event: {
    type: 'object',
    properties: {
      v: V,
      kind: { const: 'evt' },
      event: ID,
      seq: { type: 'integer', minimum: 1 },
      payload: ANY_OBJECT,
      meta: META,
    },
    required: ['v', 'kind', 'event', 'seq', 'payload', 'meta'],
  },
} as const satisfies Readonly<Record<string, Schema>>;

const MESSAGE = {
  anyOf: [ENVELOPES.request, ENVELOPES.result, ENVELOPES.failure, ENVELOPES.event],
} as const satisfies Schema;

/** One message, either way. */
export type BridgeMessage = ValueOf<typeof MESSAGE>;

/**
 * Reads a message from what a transport gave; null for anything else: too long, no JSON, of another version or shape.
 */
export function readMessage(text: unknown): BridgeMessage | null {
  if (typeof text !== 'string' || text.length > BRIDGE_MESSAGE_LIMIT) return null;
  try {
    const value: unknown = JSON.parse(text);
    return conforms(MESSAGE, value) ? value : null;
  } catch {
    return null;
  }
}

/** Writes a message; null when it would be too long. */
export function writeMessage(message: BridgeMessage): string | null {
  const text = JSON.stringify(message);
  return text.length > BRIDGE_MESSAGE_LIMIT ? null : text;
}
