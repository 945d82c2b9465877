import { after, DAY_MS, type EpochMs, TAKEN_BACK_GIFT_STATUSES } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';

/** Over how long the visits are added up. Assumed. */
export const VISITS_DAYS = 7;

/** One line of a table: what is counted, and how many. */
export interface Counted {
  readonly name: string;
  readonly visitors: number;
}

/** A campaign, and what came of those it brought. */
export interface CampaignCount extends Counted {
  readonly buyers: number;
}

/**
 * What the stored history says of the last days. Counts browsers, never people: a client id is drawn by the browser.
 */
export interface VisitSummary {
  /** By Korean day, the latest first. */
  readonly days: readonly (Counted & { readonly views: number })[];
  readonly platforms: readonly Counted[];
  readonly funnel: { readonly viewed: number; readonly chose: number; readonly began: number; readonly bought: number };
  readonly campaigns: readonly CampaignCount[];
  readonly shares: readonly { readonly name: string; readonly shares: number }[];
  readonly gifts: { readonly sent: number; readonly accepted: number; readonly ended: number };
}

/** Most campaigns that are listed. */
const CAMPAIGNS = 20;

/** Adds up the history of the last days. */
export async function readVisits(database: Database, now: EpochMs): Promise<VisitSummary> {
  const since = toTimestamp(after(now, -VISITS_DAYS * DAY_MS));
  const entered = sql`behavior_history where behavior_type = 'PAGE_ENTER' and happened_at >= ${since}`;
  const [days, platforms, funnel, campaigns, shares, gifts] = await Promise.all([
    sql<VisitSummary['days'][number]>`
      select to_char(happened_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as name,
        count(distinct client_id)::int as visitors, count(behavior_no)::int as views
      from ${entered} group by 1 order by 1 desc`.execute(database),
    sql<Counted>`
      select detail ->> 'platform' as name, count(distinct client_id)::int as visitors
      from ${entered} group by 1 order by 2 desc`.execute(database),
    sql<VisitSummary['funnel']>`
      with visitor as (
        select bool_or(page_code = 'PRODUCT') as viewed, bool_or(page_code in ('CART', 'ORDER_SHEET')) as chose,
          bool_or(page_code = 'ORDER_SHEET') as began, bool_or(page_code = 'ORDER_COMPLETE') as bought
        from ${entered} group by client_id
      )
      select count(1) filter (where viewed)::int as viewed, count(1) filter (where viewed and chose)::int as chose,
        count(1) filter (where viewed and began)::int as began,
        count(1) filter (where viewed and began and bought)::int as bought
      from visitor`.execute(database),
    sql<CampaignCount>`
      select concat_ws(' · ', coalesce(detail ->> 'utmSource', detail ->> 'rid'), detail ->> 'utmCampaign') as name,
        count(distinct client_id)::int as visitors,
        count(distinct client_id) filter (where page_code = 'ORDER_COMPLETE')::int as buyers
      from ${entered} and detail ?| array['utmSource', 'rid', 'utmCampaign']
      group by 1 order by 2 desc, 1 limit ${CAMPAIGNS}`.execute(database),
    sql<VisitSummary['shares'][number]>`
      select detail #>> '{share,sharedChannel}' as name, count(behavior_no)::int as shares
      from behavior_history where behavior_type = 'SHARE' and happened_at >= ${since}
      group by 1 order by 2 desc`.execute(database),
    sql<VisitSummary['gifts']>`
      select count(gift_no)::int as sent, count(confirmed_at)::int as accepted,
        count(gift_no) filter (where status = any (${[...TAKEN_BACK_GIFT_STATUSES]}::text[]))::int as ended
      from gift where created_at >= ${since} and status not in ('WAITING_PAY', 'PAY_FAILED')`.execute(database),
  ]);
  return {
    days: days.rows,
    platforms: platforms.rows,
    funnel: funnel.rows[0] ?? { viewed: 0, chose: 0, began: 0, bought: 0 },
    campaigns: campaigns.rows,
    shares: shares.rows,
    gifts: gifts.rows[0] ?? { sent: 0, accepted: 0, ended: 0 },
  };
}
