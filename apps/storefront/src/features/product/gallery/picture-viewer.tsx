import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useCloseOnBack } from '@dealstore/ui/overlay/use-close-on-back.ts';
import { useModal } from '@dealstore/ui/overlay/use-modal.ts';
import { pictureSources } from '@dealstore/ui/picture/picture-address.ts';
import styles from './picture-viewer.module.css';
import { pictureViewerText } from './picture-viewer.text.ts';
import { MAX_SCALE } from './picture-zoom.ts';
import { productText } from '../product.text.ts';
import { usePictureGestures } from './use-picture-gestures.ts';

/** How far an arrow key moves a picture that is close, in CSS pixels. Assumed. */
const PAN_PX = 80;

/**
 * The pictures of a product over the whole screen, to swipe through and look at closely; keys and buttons do the same.
 */
export function PictureViewer({
  name,
  imageUrls,
  first,
  onClose,
}: {
  readonly name: string;
  readonly imageUrls: readonly string[];
  /** Index of the picture shown first. */
  readonly first: number;
  readonly onClose: () => void;
}) {
  const t = useText(pictureViewerText);
  const { imageOf } = useText(productText);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(first);
  useModal(dialog, true);
  useCloseOnBack(true, onClose);
  const last = imageUrls.length - 1;
  const turn = (direction: 1 | -1) => setAt((now) => Math.min(last, Math.max(0, now + direction)));
  const { zoom, drawn, stepZoom, pan, handlers } = usePictureGestures(stage, at, turn);
  const isClose = zoom.scale > 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => (isClose ? pan(PAN_PX, 0) : turn(-1)),
      ArrowRight: () => (isClose ? pan(-PAN_PX, 0) : turn(1)),
      ArrowUp: () => pan(0, PAN_PX),
      ArrowDown: () => pan(0, -PAN_PX),
      '+': () => stepZoom(1),
      '=': () => stepZoom(1),
      '-': () => stepZoom(-1),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that the buttons inside double
    <dialog
      ref={dialog}
      open
      className={styles['viewer']}
      aria-label={t.viewer}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div ref={stage} className={styles['stage']} data-close={isClose} {...handlers}>
        <ul
          className={styles['row']}
          data-drawn={drawn !== null}
          style={{ transform: `translateX(calc(${-100 * at}% + ${drawn ?? 0}px))` }}
        >
          {imageUrls.map((src, index) => (
            <li key={src} aria-hidden={index !== at}>
              <img
                {...pictureSources(src, 1600)}
                alt={imageOf(name, index + 1)}
                width={640}
                height={640}
                draggable={false}
                style={
                  index === at ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } : undefined
                }
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['bar']}>
        <p className={styles['place']} role="status">
          {`${at + 1} / ${imageUrls.length}`}
        </p>
        <button type="button" aria-label={t.zoomOut} disabled={!isClose} onClick={() => stepZoom(-1)}>
          <ZoomOut aria-hidden />
        </button>
        <button type="button" aria-label={t.zoomIn} disabled={zoom.scale >= MAX_SCALE} onClick={() => stepZoom(1)}>
          <ZoomIn aria-hidden />
        </button>
        <button type="button" aria-label={t.close} onClick={onClose}>
          <X aria-hidden />
        </button>
      </div>
      {imageUrls.length > 1 && (
        <>
          <button
            type="button"
            className={styles['previous']}
            aria-label={t.previousPicture}
            disabled={at === 0}
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden />
          </button>
          <button
            type="button"
            className={styles['next']}
            aria-label={t.nextPicture}
            disabled={at === last}
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden />
          </button>
        </>
      )}
    </dialog>
  );
}
