import type { Audit, Finding } from '@dealstore/api/server';

/** How many places of one rule are printed. */
const PLACES_SHOWN = 5;
const GAP = '  ';

/** What an audit found as text: one line when all rules hold, otherwise a table with one row for each broken rule. */
export function describeAudit({ ruleCount, findings }: Audit): string {
  if (findings.length === 0) return `all ${ruleCount} rules hold`;
  const byRule = Map.groupBy(findings, ({ rule }) => rule);
  const rows = [...byRule].map(([rule, found]) => [rule, String(found.length), placesOf(found)] as const);
  const table = [['rule', 'broken', 'where'] as const, ...rows];
  const ruleWidth = Math.max(...table.map(([rule]) => rule.length));
  const countWidth = Math.max(...table.map(([, count]) => count.length));
  const lines = table.map(([rule, count, places]) =>
    [rule.padEnd(ruleWidth), count.padStart(countWidth), places].join(GAP),
  );
  return [...lines, '', `${byRule.size} of ${ruleCount} rules are broken`].join('\n');
}

function placesOf(found: readonly Finding[]): string {
  const places = found.slice(0, PLACES_SHOWN).map(({ place }) => place);
  return [...places, ...(found.length > PLACES_SHOWN ? ['…'] : [])].join(', ');
}
