import { recordShare } from '@dealstore/commerce-core';
import { SHARE_CHANNELS, shareAddress, type ShareChannel, type SharedPage } from '@dealstore/commerce-core/domain';
import { Link2, MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { useServices } from '../../container/use-service.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { pageCodeHere } from '../../routes/page-code.ts';
import { copyText, openSystemShare } from '../../page/copy-text.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { loadKakao, shareByKakao } from './kakao-share.ts';
import styles from './share-sheet.module.css';
import { shareSheetText } from './share-sheet.text.ts';

const MARKS = {
  KAKAO: <MessageCircle size={24} fill="currentColor" strokeWidth={0} />,
  FACEBOOK: 'f',
  TWITTER: 'X',
  URL: <Link2 size={24} />,
};

/**
 * The four ways to share a page. KakaoTalk is reached by its own script where the shop has a key for it, else by the
 * system's own sheet, or by pasting the link. Spec §2 (Chrome).
 */
export function ShareSheet({ page, onClose }: { readonly page: SharedPage; readonly onClose: () => void }) {
  const t = useText(shareSheetText);
  const chrome = useChrome();
  const services = useServices();
  const { kakaoKey } = usePageFacts();
  const track = (channel: ShareChannel) => {
    const pageCode = pageCodeHere();
    void services().then((ports) => recordShare(ports, pageCode, channel, page));
  };
  const copy = async (channel: 'KAKAO' | 'URL') => {
    const isCopied = await copyText(page.link);
    onClose();
    if (isCopied) track(channel);
    const copied = channel === 'KAKAO' ? t.copiedForKakao : t.copied;
    chrome.toast(isCopied ? copied : t.notCopied);
  };
  // Brought while the visitor chooses.
  const kakao = useRef<Awaited<ReturnType<typeof loadKakao>>>(null);
  useEffect(() => {
    if (kakaoKey === undefined) return;
    const bring = async (): Promise<void> => {
      kakao.current = await loadKakao(kakaoKey);
    };
    bring().catch(() => undefined);
  }, [kakaoKey]);
  const toKakao = async () => {
    if (kakao.current !== null && shareByKakao(kakao.current, page)) {
      track('KAKAO');
      return onClose();
    }
    const outcome = await openSystemShare(page);
    if (outcome === 'none') return copy('KAKAO');
    if (outcome === 'shared') track('KAKAO');
    return onClose();
  };
  const follow = (channel: ShareChannel) => () => {
    track(channel);
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={t.title}>
      <ul className={styles['ways']}>
        {SHARE_CHANNELS.map((channel) => (
          <li key={channel}>
            {channel === 'FACEBOOK' || channel === 'TWITTER' ? (
              <a
                className={styles['way']}
                href={shareAddress(channel, page)}
                target="_blank"
                rel="noopener noreferrer"
                onClick={follow(channel)}
              >
                <Way channel={channel} />
              </a>
            ) : (
              <button
                type="button"
                className={styles['way']}
                onClick={() => void (channel === 'KAKAO' ? toKakao() : copy('URL'))}
              >
                <Way channel={channel} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Way({ channel }: { readonly channel: ShareChannel }) {
  const t = useText(shareSheetText);
  return (
    <>
      <span className={styles['mark']} data-way={channel} aria-hidden>
        {MARKS[channel]}
      </span>
      {t[channel]}
    </>
  );
}
