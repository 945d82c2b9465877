import { ENVELOPES } from './bridge-envelope.ts';
import { EVENTS, METHODS, SHELL_METHODS } from './bridge-messages.ts';
import type { Schema } from './json-schema.ts';

/** One JSON Schema (2020-12) of every message of `commerce.bridge/1`, by the name of the message, for native teams. */
export function bridgeDocument(): object {
  const definitions: Record<string, object> = {};
  const put = (name: string, envelope: Schema, parts: Readonly<Record<string, Schema>>) => {
    definitions[name] = { allOf: [envelope, { type: 'object', properties: parts }] };
  };
  for (const [name, { params, result }] of [...Object.entries(METHODS), ...Object.entries(SHELL_METHODS)]) {
    put(`${name}.request`, ENVELOPES.request, { method: { const: name }, params });
    put(`${name}.result`, ENVELOPES.result, { result });
  }
  for (const [name, { payload }] of Object.entries(EVENTS)) {
    put(`${name}.event`, ENVELOPES.event, { event: { const: name }, payload });
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'commerce.bridge/1',
    $defs: { failure: ENVELOPES.failure, ...definitions },
  };
}
