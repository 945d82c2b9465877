import { isJson } from './session/csrf.ts';

/** Most characters the host reads of a form or call of its own: 16,000. Assumed. */
const LONGEST_BODY = 16_000;

/** The named values of a query (GET), a form or a flat JSON body; nested values come as JSON text. */
export async function readFields(request: Request): Promise<ReadonlyMap<string, string>> {
  if (request.method === 'GET' || request.method === 'HEAD') return new Map(new URL(request.url).searchParams);
  const body = await readText(request);
  if (!isJson(request)) return new Map(new URLSearchParams(body));
  const record = readRecord(body);
  return new Map(
    Object.entries(record).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** A consent given or withheld. */
export interface GivenAgreement {
  readonly termsType: string;
  readonly isAgree: boolean;
}

/** The consents of a terms form (`agree=<type>` per ticked box) or call (`{agreements: […]}`). */
export async function readAgreements(request: Request): Promise<readonly GivenAgreement[]> {
  const body = await readText(request);
  if (!isJson(request)) {
    const form = new URLSearchParams(body);
    const ticked = new Set(form.getAll('agree'));
    const shown = new Set([...form.getAll('shown'), ...ticked]);
    return [...shown].map((termsType) => ({ termsType, isAgree: ticked.has(termsType) }));
  }
  return agreementsOf(readRecord(body)['agreements']);
}

/** The consents in a value of a call; anything else is left out. */
export function agreementsOf(list: unknown): readonly GivenAgreement[] {
  return Array.isArray(list) ? list.filter(isAgreement) : [];
}

function isAgreement(value: unknown): value is GivenAgreement {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'termsType' in value &&
    typeof value.termsType === 'string' &&
    'isAgree' in value &&
    typeof value.isAgree === 'boolean'
  );
}

/** The body as text, empty when it is too long or breaks off; what comes beyond is not even read. */
async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of request.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > LONGEST_BODY) return '';
    }
  } catch {
    return '';
  }
  return text + decoder.decode();
}

function readRecord(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
