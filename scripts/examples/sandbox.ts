/** The sandbox of a running shop, as a person uses its pages in a browser. */
export interface Sandbox {
  /** Proves at the identity provider's page to be 홍길동; the address it goes back to. */
  verify(page: string): Promise<string>;
  /** Pays at the payment provider's page with the card that is approved; the address it goes back to. */
  pay(page: string): Promise<string>;
  /** The last code of six digits that was sent to a phone. */
  codeSentTo(phone: string): Promise<string>;
}

const HONG = { carrier: 'DEALTEL', name: '홍길동', birthDate: '900101', genderDigit: '1', phone: '01000001001' };

/** Opens the pages of the sandbox. @param origin of the shop */
export function openSandbox(origin: string): Sandbox {
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    fetch(new URL(path, origin), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return {
    verify: async (page) => {
      const uuid = new URL(page).searchParams.get('uuid') ?? '';
      await post('/sandbox/identity/send', { uuid, ...HONG });
      const code = found(/class="code"[^>]*>(\d{6})</, await textOf(page));
      return locationOf(await post('/sandbox/identity/confirm', { uuid, code }));
    },
    pay: async (page) => locationOf(await post(page, { action: 'pay', card: 'approve' })),
    codeSentTo: async (phone) => {
      const number = phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3');
      const messages = (await textOf(new URL('/sandbox', origin))).split('<li>');
      return found(/(?<!\d)(\d{6})(?!\d)/, messages.find((message) => message.includes(`→ ${number}`)) ?? '');
    },
  };
}

async function textOf(page: string | URL): Promise<string> {
  return (await fetch(page, { headers: { accept: 'text/html', 'accept-language': 'en' } })).text();
}

function locationOf(response: Response): string {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`the sandbox answered ${response.status}`);
  return location;
}

function found(pattern: RegExp, text: string): string {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`no ${pattern} in ${text.slice(0, 2_000)}`);
  return match;
}
