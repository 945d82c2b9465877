import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../locale/use-text.ts';
import { carouselText } from './carousel.text.ts';
import styles from './carousel.module.css';
import { classNames } from '../class-names.ts';
import type { nextSlide } from './next-slide.ts';
import { slideAfterTurn } from './slide-after-turn.ts';

/** Time a slide stays, in milliseconds: 4 s. Assumed. */
const EVERY_MS = 4_000;

/**
 * Slides that snap; where they turn by themselves, they do so until touched, focused, hovered or paused, and never with
 * reduced motion.
 */
export function Carousel({
  label,
  turnTo,
  more = null,
  pair = false,
  slides,
}: {
  readonly label: string;
  /** Which slide they turn to by themselves; without it they never do. */
  readonly turnTo?: typeof nextSlide;
  /** Beside the position, such as a link to all slides. */
  readonly more?: ReactNode;
  /** A PC shows two slides at once, by the style of the component that shows them. */
  readonly pair?: boolean;
  readonly slides: readonly {
    readonly key: string | number;
    readonly content: ReactNode;
    /** A small picture of it; where slides have one, a PC shows them below, to go straight to a slide. */
    readonly thumbnail?: ReactNode;
  }[];
}) {
  const t = useText(carouselText);
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(turnTo !== undefined);
  const [held, setHeld] = useState(false);
  const hasThumbnails = slides.some(({ thumbnail }) => thumbnail !== undefined);

  const go = (index: number) =>
    track.current?.scrollTo({ left: index * slideWidth(track.current), behavior: isStill() ? 'auto' : 'smooth' });
  const turn = (way: 1 | -1) => {
    const element = track.current;
    if (element === null) return;
    go(slideAfterTurn({ at, way, seen: seenAtOnce(element), count: slides.length }));
  };
  useEffect(() => {
    if (!playing || held || isStill() || slides.length < 2) return undefined;
    const timer = setInterval(() => {
      const to = track.current && turnTo?.(track.current, at, seenAtOnce(track.current));
      if (to !== undefined && to !== null) go(to);
    }, EVERY_MS);
    return () => clearInterval(timer);
  });

  return (
    <section
      className={classNames(styles['carousel'], hasThumbnails && styles['illustrated'])}
      aria-roledescription={t.carousel}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onTouchStart={() => setPlaying(false)}
    >
      <ul
        ref={track}
        className={styles['track']}
        // Slides may hold nothing to focus: then the keyboard scrolls the track itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={(event) => setAt(Math.round(event.currentTarget.scrollLeft / slideWidth(event.currentTarget)))}
      >
        {slides.map((slide, index) => (
          <li key={slide.key} className={styles['slide']}>
            <div role="group" aria-roledescription={t.slide} aria-label={t.slideOf(index + 1, slides.length)}>
              {slide.content}
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <span className={styles['position']}>
            <span aria-hidden>{pair ? <PairSeen at={at} of={slides.length} /> : `${at + 1} / ${slides.length}`}</span>
            {turnTo !== undefined && (
              <button type="button" aria-label={playing ? t.pause : t.play} onClick={() => setPlaying(!playing)}>
                {playing ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
              </button>
            )}
            {more}
          </span>
          <button type="button" className={styles['previous']} aria-label={t.previous} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden />
          </button>
          <button type="button" className={styles['next']} aria-label={t.next} onClick={() => turn(1)}>
            <ChevronRight aria-hidden />
          </button>
          {hasThumbnails && (
            <ul className={styles['thumbnails']}>
              {slides.map(({ key, thumbnail }, index) => (
                <li key={key}>
                  <button
                    type="button"
                    aria-label={t.slideOf(index + 1, slides.length)}
                    aria-current={index === at || undefined}
                    onClick={() => go(index)}
                  >
                    {thumbnail}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

/** How wide a slide is, in CSS pixels; a style sheet may show several at once. */
function slideWidth(track: HTMLElement): number {
  return track.firstElementChild?.clientWidth ?? track.clientWidth;
}

function seenAtOnce(track: HTMLElement): number {
  return Math.round(track.clientWidth / slideWidth(track));
}

/** The numbers of the two that a PC shows, and of the one that a phone does. */
function PairSeen({ at, of }: { readonly at: number; readonly of: number }) {
  return (
    <>
      {at + 1}
      <span className={styles['second']}>{`–${at + 2}`}</span>
      {` / ${of}`}
    </>
  );
}

/** Whether motion is to be reduced. */
function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
