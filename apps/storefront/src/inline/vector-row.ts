import type { VectorReport } from '@dealstore/commerce-core';
import { asksPerson, type BridgeVector, type Language, METHODS } from '@dealstore/commerce-core/domain';
import { bridgeCheckText } from './bridge-check.text.ts';
import { put, putButton } from './put-element.ts';

/** What a row of a vector does its work with. */
export interface VectorRowHost {
  readonly language: Language;
  /** Null where there is no shell. */
  readonly run: () => Promise<VectorReport | null>;
  readonly ended: () => void;
}

/** The row of one vector. */
export interface VectorRow {
  /** Whether it leads away from the page. */
  readonly leaves: boolean;
  readonly verdict: () => string;
  enable(): void;
  run(): Promise<void>;
}

/** Appends the row of a vector: what it asks, how it went, and every message. */
export function vectorRow(list: Element, vector: BridgeVector, { language, run, ended }: VectorRowHost): VectorRow {
  const text = bridgeCheckText[language];
  const row = put(list, 'li', '');
  row.dataset['vector'] = vector.name;
  put(row, 'h3', vector.name);
  const verdict = put(row, 'strong', text.verdict('waiting'));
  for (const name of new Set(vector.calls.map(({ method }) => method)))
    put(row, 'p', `${name}${meaning(name, language)}`);
  if (asksPerson(vector)) put(row, 'p', text.asks);
  if (vector.leaves === true) put(row, 'p', text.leaves);
  const button = putButton(row, '', () => void start());
  const label = (words: string): void => {
    button.textContent = words;
    button.setAttribute('aria-label', `${words} ${vector.name}`);
  };
  label(text.run);
  button.disabled = true;
  const problems = put(row, 'ul', '');
  const details = put(row, 'details', '');
  details.hidden = true;

  async function start(): Promise<void> {
    button.disabled = true;
    verdict.textContent = text.verdict('running');
    const report = await run();
    button.disabled = false;
    label(text.again);
    if (report !== null) show(report);
    ended();
  }

  function show(report: VectorReport): void {
    row.dataset['verdict'] = report.verdict;
    verdict.textContent = text.verdict(report.verdict);
    problems.replaceChildren();
    for (const { problem, method } of report.problems) put(problems, 'li', `${method}: ${text.problem(problem)}`);
    details.hidden = false;
    details.open = report.verdict === 'failed';
    details.replaceChildren();
    put(details, 'summary', text.messages);
    for (const { from, text: message } of report.exchanged) {
      put(details, 'p', from === 'page' ? text.fromPage : text.fromShell);
      put(details, 'pre', message);
    }
  }

  return {
    leaves: vector.leaves === true,
    verdict: () => row.dataset['verdict'] ?? 'waiting',
    enable: () => void (button.disabled = false),
    run: start,
  };
}

/** What a method is for; nothing for one that is asked in order to be refused. */
function meaning(name: string, language: Language): string {
  const method = Object.entries(METHODS).find(([key]) => key === name)?.[1];
  return method === undefined ? '' : ` – ${method.summary[language]}`;
}
