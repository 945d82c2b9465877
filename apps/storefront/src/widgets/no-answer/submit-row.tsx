import { Button } from '@dealstore/ui/form/button.tsx';
import { StickyBar } from '@dealstore/ui/form/sticky-bar.tsx';
import type { ReactNode } from 'react';
import { NoAnswer } from './no-answer.tsx';

/** The button that sends a form, and why its last press did nothing. @param error the error of that press */
export function SubmitRow({
  error,
  pending,
  children,
}: {
  readonly error: unknown;
  readonly pending: boolean;
  readonly children: ReactNode;
}) {
  return (
    <StickyBar>
      <NoAnswer error={error} waits={pending} />
      <Button type="submit" size="cta" wide busy={pending}>
        {children}
      </Button>
    </StickyBar>
  );
}
