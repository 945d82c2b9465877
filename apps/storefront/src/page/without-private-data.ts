/** Fields that say where a person lives, how to reach them, which account is theirs, or what they have typed. */
const PRIVATE = /(?:phone|contact\d?|address|zipcd|email|account|depositorname|inputvalue)$/i;

/** Goods bear the mark `adult`, a product's page says that minors may not buy it. */
function isForAdults(answer: object): boolean {
  return (
    ('adult' in answer && answer.adult === true) || ('minorPurchaseYn' in answer && answer.minorPurchaseYn === 'N')
  );
}

/**
 * An answer as it may stay on a device: without goods for adults, and with empty texts where an
 * address, a phone or an account stood. Undefined where nothing is left.
 */
export function withoutPrivateData(answer: unknown): unknown {
  if (Array.isArray(answer)) {
    const items = answer.map(withoutPrivateData).filter((one) => one !== undefined);
    return items.length === 0 && answer.length > 0 ? undefined : items;
  }
  if (typeof answer !== 'object' || answer === null) return answer;
  if (isForAdults(answer)) return undefined;
  const given = Object.entries(answer).filter(([, value]) => value !== undefined);
  const fields = given.map(([name, value]) => [
    name,
    typeof value === 'string' && PRIVATE.test(name) ? '' : withoutPrivateData(value),
  ]);
  // What lost a part it is made of goes with it.
  return fields.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(fields);
}
