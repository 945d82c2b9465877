import type pg from 'pg';
import { openDatabase, type OpenDatabase } from '../../database/database.ts';

/** What one statement did when it ran, the checks of foreign keys it brought among them. */
export interface StatementPlan {
  readonly sql: string;
  /** Pages of 8 kB it touched. */
  readonly buffers: number;
  /** Rows it took or wrote. */
  readonly rows: number;
  /** Tables it read from end to end. */
  readonly scanned: readonly string[];
  /** Indexes it used. */
  readonly indexes: readonly string[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A shop's database that tells the plan of each statement it has run. */
export interface PlanListener extends OpenDatabase {
  /** Does work and answers the plans of what it asked. */
  plansOf(work: () => Promise<unknown>): Promise<readonly StatementPlan[]>;
}

/**
 * Opens a database as the shop does, whose server tells each plan as it was really run: PostgreSQL's `auto_explain` sends it with
 * the answer, after the shop's own settings have made it. Only a superuser may load that.
 */
export function listenToPlans(connection: pg.ConnectionConfig): PlanListener {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  };
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const opened = openDatabase({ connection: { ...connection, options }, poolSize: 4 });
  let heard: StatementPlan[] = [];
  for (const pool of [opened.pool, opened.lockPool]) {
    pool.on('connect', (client) =>
      client.on('notice', ({ message = '' }) => {
        const [, plan] = /^duration: [\d.]+ ms {2}plan:\n(.*)$/s.exec(message) ?? [];
        if (plan !== undefined) heard.push(readPlan(JSON.parse(plan) as { 'Query Text': string; Plan: PlanNode }));
      }),
    );
  }
  return {
    ...opened,
    async plansOf(work) {
      heard = [];
      await work();
      return heard;
    },
  };
}

function readPlan({
  'Query Text': sql,
  Plan: plan,
}: {
  readonly 'Query Text': string;
  readonly Plan: PlanNode;
}): StatementPlan {
  const nodes = nodesOf(plan);
  return {
    sql,
    buffers: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    rows: Math.max(...[plan, ...(plan.Plans ?? [])].map((node) => node['Actual Rows'] ?? 0)),
    scanned: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [])),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
  };
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
