import type { GiftCardType } from '@dealstore/commerce-core/domain';
import type { ReactNode } from 'react';

const HEART = 'M60 72C36 54 28 42 32 30c4-13 21-15 28-2 7-13 24-11 28 2 4 12-4 24-28 42z';

/** The drawing of each card, 120 by 84. */
const PICTURES: Readonly<Record<GiftCardType, ReactNode>> = {
  BIRTHDAY: (
    <>
      <path d="M46 42V28m14 14V24m14 18V28" stroke="#7c6cf0" strokeWidth="5" />
      <path
        d="M46 26c-5-4-2-8 0-11 2 3 5 7 0 11zm14-4c-5-4-2-8 0-11 2 3 5 7 0 11zm14 4c-5-4-2-8 0-11 2 3 5 7 0 11z"
        fill="#ff9f1c"
      />
      <rect x="30" y="42" width="60" height="32" rx="6" fill="#ff7f9c" />
      <path
        d="M30 54v-6a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v6c-3 7-9 7-11 1-2 10-10 10-12 1-3 7-11 7-14 0-2 9-9 9-11-1-2 6-9 6-12-1z"
        fill="#fff"
      />
      <path d="M22 75h76" stroke="#e5a23a" strokeWidth="4" strokeLinecap="round" />
      <path d="m18 24 4 4m76-8 4-4m-6 22h6M14 46h6" stroke="#ff7f9c" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  THANKS: (
    <>
      <path
        d="M60 54v28m0-8c-14 2-20-4-22-12 12-2 20 2 22 12zm0 2c12 2 18-4 20-11-11-2-18 2-20 11z"
        fill="#4bb37b"
        stroke="#4bb37b"
        strokeWidth="3"
      />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle key={turn} cx="60" cy="16" r="12" fill="#ff9ec0" transform={`rotate(${turn} 60 34)`} />
      ))}
      <circle cx="60" cy="34" r="15" fill="#ffd34d" />
      <path
        d="M54 31v2m12-2v2m-13 5c4 5 10 5 14 0"
        fill="none"
        stroke="#6b4a00"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  CHEER: (
    <>
      <path
        d="m24 18 2 6 6 2-6 2-2 6-2-6-6-2 6-2zm74 34 2 5 5 2-5 2-2 5-2-5-5-2 5-2zM36 62l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"
        fill="#ffbe2e"
      />
      <g transform="rotate(35 60 42)">
        <path d="M53 58h14l-7 24z" fill="#ff9f1c" />
        <path d="M50 40 36 56v8l14-6zm20 0 14 16v8l-14-6z" fill="#ff6b5e" />
        <path d="M60 2c14 12 17 32 11 56H49C43 34 46 14 60 2z" fill="#fff" />
        <path d="M60 2c5 4 8 9 10 15H50c2-6 5-11 10-15z" fill="#ff6b5e" />
        <circle cx="60" cy="32" r="7" fill="#4f9bff" />
      </g>
    </>
  ),
  CONGRATULATIONS: (
    <>
      <path d="m26 78 22-46 26 26z" fill="#7c6cf0" />
      <path d="m37 55 17 10-14 6-8-6zM48 32c-4 6 20 32 26 26 5-6-20-32-26-26z" fill="#a99dff" />
      <path
        d="M62 34c2-10-2-16-8-22m16 32c8-8 18-8 26-2M66 38c10-8 12-20 24-24"
        fill="none"
        stroke="#ff7f9c"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M74 8h7v7h-7zm22 18h6v6h-6zM38 18h6v6h-6z" fill="#ffb52e" />
      <circle cx="84" cy="60" r="4" fill="#35b58a" />
      <circle cx="104" cy="12" r="4" fill="#4f9bff" />
    </>
  ),
  LOVE: (
    <>
      <path d={HEART} fill="#ff5c7c" />
      <path d="M41 40c-2-7 1-12 7-13" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d={HEART} transform="translate(80 8) scale(.28)" fill="#ff9eb2" />
      <path d={HEART} transform="translate(4 38) scale(.24)" fill="#ff9eb2" />
    </>
  ),
  GET_WELL: (
    <>
      <circle cx="92" cy="22" r="11" fill="#ffc53d" />
      <path
        d="M92 3V0m0 44v-3m19-19h3m-44 0h3m33-14 2-2M76 38l2-2m28 0 2 2M76 6l2 2"
        stroke="#ffc53d"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M58 58V30" stroke="#35a06b" strokeWidth="4" />
      <path d="M58 42C40 44 30 36 28 22c17-2 28 4 30 20zm0-6c2-13 10-19 22-18 0 13-8 19-22 18z" fill="#4bc088" />
      <path d="M38 56h40l-5 26H43z" fill="#e58b5b" />
      <path d="M35 52h46v9H35z" fill="#f2a478" />
    </>
  ),
  SORRY: (
    <>
      <path d="M28 26h64a4 4 0 0 1 4 4v42a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4z" fill="#fff" />
      <path d="m25 74 28-24m42 24L67 50M25 28l31 25c3 2 5 2 8 0l31-25" fill="none" stroke="#a9b8d8" strokeWidth="3" />
      <path d={HEART} transform="translate(28 20) scale(.54)" fill="#ff7f9c" />
    </>
  ),
  HOLIDAY: (
    <>
      <circle cx="60" cy="36" r="27" fill="#ffdf7a" />
      <path d="M48 28a5 5 0 1 0 .1 0zm22 14a7 7 0 1 0 .1 0zm-3-20a4 4 0 1 0 .1 0z" fill="#f6c95a" />
      <path
        d="M84 24h16a5 5 0 0 0-3-10 8 8 0 0 0-14-1 6 6 0 0 0 1 11zM18 46h18a5 5 0 0 0-2-10 8 8 0 0 0-15-1 6 6 0 0 0-1 11z"
        fill="#fff"
      />
      <path d="M0 84c14-22 32-26 52-10 18-22 46-22 68 10z" fill="#5b6bb5" />
      <path d="M0 84c10-12 22-14 34-6 14-8 26-6 36 6z" fill="#42508f" />
    </>
  ),
};

/** The drawing of a card. */
export function CardPicture({ type }: { readonly type: GiftCardType }) {
  return (
    <svg viewBox="0 0 120 84" aria-hidden>
      {PICTURES[type]}
    </svg>
  );
}
