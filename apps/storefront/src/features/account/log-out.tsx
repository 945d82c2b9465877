import { useQueryClient } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { WAITS_FOR_NETWORK } from '../../page/connection/offline.ts';
import { setFlashMessage } from '../../page/flash-message.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { useServices } from '../../container/use-service.ts';
import { accountText } from './account.text.ts';

/** Asks, then ends the session and goes home; without a script a plain form does it at once. Spec §7. */
export function LogOut() {
  const t = useText(accountText);
  const chrome = useChrome();
  const services = useServices();
  const client = useQueryClient();
  const end = async () => {
    const { session } = await (await services()).flows();
    setFlashMessage(t.loggedOut);
    session.send({ type: 'logOut' });
  };
  const ask = () => {
    const waiting = client.isMutating({ predicate: ({ options }) => options.scope?.id === WAITS_FOR_NETWORK.scope.id });
    chrome.alert({
      type: 'confirm',
      contents: t.logOutAsk,
      ...(waiting > 0 && { subContents: t.logOutLoses(waiting) }),
      left: { text: t.cancel },
      right: { text: t.logOut, run: () => void end() },
    });
  };
  return (
    <form method="post" action="/session/logout">
      <Button
        type="submit"
        variant="quiet"
        onClick={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        {t.logOut}
      </Button>
    </form>
  );
}
