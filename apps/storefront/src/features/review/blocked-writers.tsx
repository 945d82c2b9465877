import type { BlockedWriter } from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { useServices } from '../../container/use-service.ts';
import { blockedWritersQuery, REVIEWS_KEY } from './review.queries.ts';
import { reviewText } from './review.text.ts';
import styles from './review.module.css';
import { invalidate } from '../../page/query-client.ts';
import { PRODUCTS_KEY } from '../../page/query-keys.ts';

/** Blocked writers, each with a button to unblock; renders nothing without any. */
export function BlockedWriters() {
  const t = useText(reviewText);
  const { data: writers = [] } = useQuery(blockedWritersQuery(useServices()));
  if (writers.length === 0) return null;
  return (
    <section className={styles['blocked']} aria-labelledby="blocked-writers">
      <h2 id="blocked-writers">{t.blockedWriters}</h2>
      <p className={styles['detail']}>{t.blockedBody}</p>
      <ul>
        {writers.map((writer) => (
          <Writer key={writer.blockNo} writer={writer} />
        ))}
      </ul>
    </section>
  );
}

function Writer({ writer: { blockNo, memberId, blockYmdt } }: { readonly writer: BlockedWriter }) {
  const t = useText(reviewText);
  const language = useLanguage();
  const chrome = useChrome();
  const services = useServices();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await services()).reviewApi.unblock(blockNo),
    onSuccess: () => chrome.toast(t.unblocked),
    onSettled: () => invalidate(client, REVIEWS_KEY, PRODUCTS_KEY),
  });
  return (
    <li>
      <span>
        {memberId} <span className={styles['detail']}>{dateOf(blockYmdt, language)}</span>
      </span>
      <Button variant="outline" size="small" busy={isPending} onClick={() => mutate()}>
        {t.unblock}
        <span className="visually-hidden">: {memberId}</span>
      </Button>
    </li>
  );
}
