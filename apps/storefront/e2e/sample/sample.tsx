import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Activity, Children, type ReactNode, useActionState } from 'react';

const PRICES = { queryKey: ['prices'], queryFn: () => [12_900, 8_900], staleTime: Number.POSITIVE_INFINITY } as const;

/** Uses of the libraries that a build must not break, whether the shop has them or not. */
export function Sample(): ReactNode {
  const client = new QueryClient();
  client.setQueryData(PRICES.queryKey, PRICES.queryFn());
  return (
    <QueryClientProvider client={client}>
      <title>Sample title</title>
      <meta name="description" content="Sample description" />
      <Queries />
      <Counted>
        <li>one</li>
        <li>two</li>
      </Counted>
      <Activity mode="visible">
        <p>Visible activity</p>
      </Activity>
      <Form />
    </QueryClientProvider>
  );
}

function Queries(): ReactNode {
  const { data: prices } = useQuery(PRICES);
  const { data: cheapest } = useQuery({ ...PRICES, select: (all) => Math.min(...all) });
  return (
    <p>
      Cheapest of {prices?.length}: {cheapest}
    </p>
  );
}

function Counted({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul aria-label={`${Children.count(children)} items`}>{children}</ul>;
}

function Form(): ReactNode {
  const [sent, send] = useActionState((count: number) => count + 1, 0);
  return (
    <form action={send}>
      <button type="submit">Sent {sent} times</button>
    </form>
  );
}
