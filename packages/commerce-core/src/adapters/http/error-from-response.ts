import { errorCodeOf } from '../../error/catalogue.ts';
import { CommerceError, commerceError } from '../../error/commerce-error.ts';

/** Takes a refused or failed answer as one of our errors; a body off the contract becomes RESPONSE_INVALID. Spec §8. */
export function errorFromResponse(response: Pick<Response, 'status'>, body: unknown): CommerceError {
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'string') {
    return commerceError('RESPONSE_INVALID', { status: response.status });
  }
  const message = 'message' in body && typeof body.message === 'string' ? body.message : '';
  const details = 'details' in body && isRecord(body.details) ? body.details : null;
  return new CommerceError(errorCodeOf(body.code), { userMessage: message, status: response.status, details });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
