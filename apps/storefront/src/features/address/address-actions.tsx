import { addressEntryOf, type ShippingAddress } from '@dealstore/commerce-core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ports } from '@dealstore/commerce-core';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import buttonStyles from '@dealstore/ui/form/button.module.css';
import { Button } from '@dealstore/ui/form/button.tsx';
import { classNames } from '@dealstore/ui/class-names.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { addressText } from './address.text.ts';
import { useAddressView } from './use-address-view.ts';
import { ADDRESSES_KEY } from '../../page/query-keys.ts';

interface ActionsProps {
  readonly address: ShippingAddress;
  /** Called once the address is gone, for the button that was pressed has gone with it. */
  readonly onRemoved: () => void;
}

/** What may be done to a saved address: make it the default, change it, delete it. */
export function BookedActions({ address, onRemoved }: ActionsProps) {
  const t = useText(addressText);
  const nameOf = useName(address);
  const makeUsual = useDeed((api) => api.makeDefault(address.addressNo), t.madeUsual);
  return (
    <>
      <Link
        href={paths.editAddress(address.addressNo)}
        className={classNames(buttonStyles['button'], buttonStyles['outline'], buttonStyles['medium'])}
        aria-label={nameOf(t.edit)}
      >
        {t.edit}
      </Link>
      <Remove address={address} onRemoved={onRemoved} />
      {address.defaultYn === 'N' && (
        <Button
          variant="outline"
          busy={makeUsual.isPending}
          aria-label={nameOf(t.makeUsual)}
          onClick={() => makeUsual.mutate()}
        >
          {t.makeUsual}
        </Button>
      )}
    </>
  );
}

/** What may be done to the address of an order: save it, when there is room, or forget it. */
export function RecentActions({ address, mayKeep, onRemoved }: ActionsProps & { readonly mayKeep: boolean }) {
  const t = useText(addressText);
  const nameOf = useName(address);
  const keep = useDeed((api) => api.change(address.addressNo, addressEntryOf(address)), t.kept);
  return (
    <>
      {mayKeep && (
        <Button variant="outline" busy={keep.isPending} aria-label={nameOf(t.keep)} onClick={() => keep.mutate()}>
          {t.keep}
        </Button>
      )}
      <Remove address={address} onRemoved={onRemoved} />
    </>
  );
}

function Remove({ address, onRemoved }: ActionsProps) {
  const t = useText(addressText);
  const nameOf = useName(address);
  const chrome = useChrome();
  const view = useAddressView();
  const remove = useDeed(
    (api) => api.remove(address.addressNo),
    t.removed,
    () => {
      view.forget(address.addressNo);
      onRemoved();
    },
  );
  const ask = () =>
    chrome.alert({
      type: 'confirm',
      contents: t.removeAsk,
      ...(address.defaultYn === 'Y' ? { subContents: t.removeUsual } : {}),
      left: { text: t.cancel },
      right: { text: t.remove, run: () => remove.mutate() },
    });
  return (
    <Button variant="outline" busy={remove.isPending} aria-label={nameOf(t.remove)} onClick={ask}>
      {t.remove}
    </Button>
  );
}

/** Names an action together with its address, for visitors who hear the buttons one by one. */
function useName({ addressName, receiverName }: ShippingAddress): (action: string) => string {
  const t = useText(addressText);
  return (action) => t.doTo(action, addressName || receiverName);
}

/** Does something to an address, says so, and shows the list as it is then. */
function useDeed(
  action: (api: Ports['addressApi']) => Promise<unknown>,
  done: string,
  onDone: () => void = () => undefined,
) {
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  return useMutation({
    mutationFn: async () => action((await services()).addressApi),
    onSuccess: () => {
      chrome.toast(done);
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ADDRESSES_KEY }),
  });
}
