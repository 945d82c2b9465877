import { drawArtKey } from './art/art-key.ts';
import type { DemoRequest } from './catalogue/demo-request.ts';
import { DEMO_MEMBERS } from './people.ts';

export { artUrl } from './art/art-key.ts';

/**
 * The demonstration as a backend takes it: its people, its pictures, and its shop, whose generator
 * loads only when it is asked for.
 */
export const demo = {
  people: DEMO_MEMBERS,
  draw: drawArtKey,
  generate: async (request: DemoRequest) => (await import('./catalogue/demo.ts')).generateDemo(request),
};
