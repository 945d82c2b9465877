import { circle, oval, path, rect, stroke, text, times, type Template } from '../shape.ts';
import { folds, LONG } from './tops.ts';

const TOP = 'M138 74q62 36 124 0l84 44-34 78-40-16v156q0 14-14 14H142q-14 0-14-14V180l-40 16-34-78z';
const COAT =
  'M150 52q50 20 100 0l52 28q18 12 24 38l32 178q2 12-10 15l-30 6-34-134 18 176q0 13-14 13H112q-14 0-14-13l18-176-34 134-30-6q-12-3-10-15l32-178q6-26 24-38z';
const VEST = 'M148 58q52 26 104 0l34 22q-10 50 2 86v166q0 14-14 14H126q-14 0-14-14V166q12-36 2-86z';

const chest = (x: number, y: number, size: number, content: string, fill: string, width: number): string =>
  text(x, y, size, content, { fill, width, weight: 800, extra: 'letter-spacing="1"' });

/** A T-shirt without its print. */
const tee = (): string =>
  path(TOP, 'url(#v)') +
  path('M138 74q62 36 124 0l-10-6q-52 26-104 0z', 'url(#d)') +
  stroke('M134 78q66 44 132 0', '#ffffff', 3, 'opacity=".35"') +
  folds('M128 190q6 60 2 120M272 190q-6 60-2 120M150 330q50 10 100 0M128 180l10-30M272 180l-10-30');

/** Clothes, laid flat. */
export const CLOTHES = {
  tee: {
    shadow: [200, 120],
    floats: true,
    draw: (brush) =>
      tee() +
      chest(200, 196, 30, brush.brand, brush.color.ink, 116) +
      text(200, 220, 14, brush.label, { fill: brush.color.ink, width: 110, weight: 500, extra: 'opacity=".85"' }),
  },
  plainTee: {
    shadow: [200, 120],
    floats: true,
    // Nothing is printed on it: whose it is says a small mark at the hem.
    draw: (brush) =>
      tee() +
      rect(236, 312, 26, 16, 2, 'url(#q)') +
      text(249, 323, 7, brush.brand, { fill: brush.color.print, width: 23, weight: 800 }),
  },
  pants: {
    shadow: [200, 90],
    floats: true,
    draw: (brush) =>
      path('M122 52h156l26 290q0 8-8 8h-62q-8 0-10-8L200 156l-24 186q-2 8-10 8h-62q-8 0-8-8z', 'url(#v)') +
      rect(120, 46, 160, 26, 5, 'url(#d)') +
      times(4, (i) => rect(136 + i * 40, 44, 8, 30, 2, brush.color.base)) +
      circle(200, 59, 6, 'url(#e)') +
      stroke('M200 72v76q-14 8-14-16V72', brush.color.deep, 2.5, 'opacity=".6"') +
      stroke('M128 96q24 4 30-24M272 96q-24 4-30-24', brush.color.deep, 3, 'opacity=".55"') +
      stroke('M150 110l-22 230M250 110l22 230', '#ffffff', 2, 'opacity=".3" stroke-dasharray="6 5"') +
      folds('M196 160l-20 30M204 160l20 30M112 250l40 8M288 250l-40 8') +
      rect(226, 100, 42, 16, 3, 'url(#q)') +
      text(247, 112, 10, brush.brand, { fill: brush.color.print, width: 36, weight: 800 }),
  },
  slacks: {
    shadow: [200, 100],
    floats: true,
    // Wide, with a crease down each leg.
    draw: (brush) =>
      path('M128 52h144l40 298h-92L200 150l-20 200H88z', 'url(#v)') +
      rect(124, 46, 152, 24, 5, 'url(#d)') +
      rect(190, 50, 34, 14, 3, brush.color.deep, 'opacity=".5"') +
      stroke('M160 72l-26 276M240 72l26 276', brush.color.deep, 3, 'opacity=".5"') +
      folds('M200 70v80M134 74q2 34-12 52M266 74q-2 34 12 52M172 72v30M228 72v30') +
      text(242, 62, 9, brush.brand, { fill: brush.color.ink, width: 30, weight: 800 }),
  },
  jogger: {
    shadow: [200, 90],
    floats: true,
    // Elastic at the waist and the ankles.
    draw: (brush) =>
      path('M124 62h152q34 150 14 268h-64l-26-172-26 172h-64q-20-118 14-268z', 'url(#v)') +
      rect(118, 44, 164, 28, 10, 'url(#d)') +
      rect(108, 322, 66, 28, 8, 'url(#d)') +
      rect(226, 322, 66, 28, 8, 'url(#d)') +
      [124, 112, 230]
        .map((x, at) =>
          times(at === 0 ? 15 : 6, (i) => rect(x + i * 10.4, at === 0 ? 47 : 325, 3, 22, 1, '#ffffff', 'opacity=".2"')),
        )
        .join('') +
      stroke('M192 70q-8 30-14 44M208 70q8 30 14 44', '#ffffff', 5) +
      stroke('M122 92q16 20 10 50M278 92q-16 20-10 50', brush.color.deep, 4, 'opacity=".5"') +
      folds('M200 158v-30M128 290q20 10 36 0M236 290q20 10 36 0') +
      text(258, 180, 10, brush.brand, { fill: brush.color.ink, width: 40, weight: 800 }),
  },
  skirt: {
    shadow: [200, 100],
    floats: true,
    draw: (brush) =>
      path('M138 66h124l64 262q-126 36-252 0z', 'url(#v)') +
      rect(134, 56, 132, 28, 6, 'url(#d)') +
      times(9, (i) => path(`M${146 + i * 13} 84l${(i - 4) * 14 - 6} 252q8 4 14 2z`, '#000000', 'opacity=".13"')) +
      text(200, 76, 14, brush.brand, { fill: brush.color.ink, width: 100, weight: 800 }) +
      path('M74 328q126 36 252 0l-3-12q-122 34-246 0z', '#ffffff', 'opacity=".2"'),
  },
  coat: {
    shadow: [200, 124],
    floats: true,
    draw: (brush) =>
      path(LONG, 'url(#v)') +
      path('M150 70q50-44 100 0l10 20q-60 30-120 0z', 'url(#d)') +
      times(
        6,
        (i) =>
          stroke(
            `M128 ${122 + i * 36}q36 14 70 2M202 ${124 + i * 36}q36 12 70-2`,
            brush.color.deep,
            4,
            'opacity=".4"',
          ) + stroke(`M128 ${115 + i * 36}q36 14 70 2M202 ${117 + i * 36}q36 12 70-2`, '#ffffff', 4, 'opacity=".25"'),
      ) +
      times(4, (i) =>
        stroke(
          `M${62 - i * 5} ${170 + i * 36}l36 10M${338 + i * 5} ${170 + i * 36}l-36 10`,
          brush.color.deep,
          4,
          'opacity=".4"',
        ),
      ) +
      rect(196, 88, 8, 260, 2, 'url(#m)') +
      rect(220, 138, 46, 22, 3, 'url(#q)') +
      text(243, 153, 11, brush.brand, { fill: brush.color.print, width: 40, weight: 800 }),
  },
  overcoat: {
    shadow: [200, 124],
    floats: true,
    // Long, double-breasted, with wide lapels.
    draw: (brush) =>
      path(COAT, 'url(#v)') +
      path('M156 56q44 26 88 0l-44 100z', brush.color.deep, 'opacity=".55"') +
      path('M156 56l44 100-12 44-64-76z', 'url(#l)', `stroke="${brush.color.dark}" stroke-opacity=".4"`) +
      path('M244 56l-44 100 14 40 62-72z', 'url(#l)', `stroke="${brush.color.dark}" stroke-opacity=".4"`) +
      stroke('M188 200V366', brush.color.deep, 3, 'opacity=".5"') +
      times(6, (i) => circle(i % 2 === 0 ? 172 : 228, 214 + (i >> 1) * 40, 7, brush.color.deep)) +
      stroke('M128 286h34M238 286h34', brush.color.deep, 9, 'opacity=".35"') +
      folds('M118 180l-6 60M282 180l6 60M140 352q14-30 10-60M262 352q-14-30-10-60') +
      rect(182, 62, 36, 14, 2, 'url(#q)') +
      text(200, 73, 9, brush.brand, { fill: brush.color.print, width: 32, weight: 800 }),
  },
  jacket: {
    shadow: [200, 124],
    floats: true,
    // Smooth, with a hood, a zip and slanted pockets.
    draw: (brush) =>
      path('M132 86q-8-56 68-60 76 4 68 60-68 52-136 0z', 'url(#d)') +
      path('M152 82q0-36 48-38 48 2 48 38-48 32-96 0z', brush.color.deep, 'opacity=".6"') +
      path(LONG, 'url(#v)') +
      stroke('M142 66q58 40 116 0', '#ffffff', 3, 'opacity=".35"') +
      rect(197, 84, 6, 266, 2, 'url(#m)') +
      rect(195, 104, 10, 20, 3, 'url(#e)') +
      stroke('M140 296l26-46M260 296l-26-46', brush.color.deep, 5, 'opacity=".5"') +
      path('M128 332h144v6q0 12-14 12H142q-14 0-14-12z', 'url(#d)') +
      folds('M128 196l-8 30M272 196l8 30') +
      rect(222, 150, 46, 20, 3, 'url(#q)') +
      text(245, 164, 11, brush.brand, { fill: brush.color.print, width: 40, weight: 800 }),
  },
  vest: {
    shadow: [200, 96],
    floats: true,
    draw: (brush) =>
      path(VEST, 'url(#v)') +
      path('M156 62q44-32 88 0l6 20q-50 24-100 0z', 'url(#d)') +
      times(6, (i) => {
        const y = 128 + i * 34;
        const seam = (at: number): string => `M${at < 4 ? 122 : 118} ${y + at}q40 12 76 0M202 ${y + at}q38 12 76 0`;
        return stroke(seam(4), brush.color.deep, 4, 'opacity=".4"') + stroke(seam(-2), '#ffffff', 4, 'opacity=".25"');
      }) +
      stroke('M140 84q-2 46-24 78M260 84q2 46 24 78', brush.color.deep, 6, 'opacity=".35"') +
      rect(196, 80, 8, 264, 2, 'url(#m)') +
      rect(214, 136, 44, 20, 3, 'url(#q)') +
      text(236, 150, 11, brush.brand, { fill: brush.color.print, width: 38, weight: 800 }),
  },
  socks: {
    shadow: [200, 110],
    floats: true,
    draw: (brush) =>
      [0, 1]
        .map((i) => {
          const shape = 'M126 60h72v168q0 22-20 36l-76 56q-26 18-46-6-18-24 8-44l52-42q10-8 10-22z';
          return (
            `<g transform="translate(${i * 110 + 8} ${i * 20 - 4})">` +
            path(shape, i === 0 ? 'url(#v)' : 'url(#l)', `stroke="${brush.color.dark}" stroke-opacity=".25"`) +
            rect(124, 52, 76, 40, 8, i === 0 ? 'url(#d)' : 'url(#v)') +
            times(7, (n) => rect(130 + n * 10, 56, 3, 32, 1, '#ffffff', 'opacity=".25"')) +
            path('M64 270l-8 8q-20 20-2 42 20 22 44 6l8-6q-4-40-42-50z', brush.color.accent) +
            rect(126, 116, 72, 10, 0, brush.color.accent) +
            rect(126, 134, 72, 5, 0, brush.color.accent, 'opacity=".7"') +
            text(162, 182, 17, brush.brand, {
              fill: i === 0 ? brush.color.ink : brush.color.print,
              width: 64,
              weight: 800,
            }) +
            '</g>'
          );
        })
        .join(''),
  },
  cap: {
    shadow: [206, 136],
    draw: (brush) =>
      path('M76 276q-6-152 116-160 124-4 132 152z', 'url(#v)') +
      path('M76 276q120-40 248-8 54 10 54 50-80-20-186-8-84 10-112-8-10-8-4-26z', 'url(#d)') +
      path('M84 272q120-36 232-8 44 8 58 36-86-26-180-14-82 10-110-14z', brush.color.base) +
      stroke(
        'M194 116q-60 60-62 148M200 116q60 50 64 140',
        brush.color.deep,
        2.5,
        'opacity=".5" stroke-dasharray="5 4"',
      ) +
      oval(196, 116, 14, 7, brush.color.deep) +
      chest(198, 216, 32, brush.brand, brush.color.ink, 128) +
      path('M96 240q4-90 70-110-34 40-38 106z', '#ffffff', 'opacity=".2"'),
  },
  muffler: {
    shadow: [200, 100],
    floats: true,
    draw: (brush) =>
      path('M120 96q80-60 160 0 10 40-30 56H150q-40-16-30-56z', 'url(#d)') +
      path('M132 120q68 40 136 0l22 34q-90 50-180 0z', 'url(#v)') +
      path('M146 158h64l-14 176h-66z', 'url(#v)') +
      path('M206 152h62l26 168h-66z', 'url(#v)', 'opacity=".95"') +
      times(6, (i) => stroke(`M${134 + i * 11} 334v18M${234 + i * 11} ${322}l3 18`, brush.color.dark, 4)) +
      times(3, (i) =>
        rect(134, 250 + i * 24, 68, 9, 0, brush.color.accent, 'opacity=".85" transform="skewX(-4) translate(17 0)"'),
      ) +
      rect(236, 262, 44, 22, 2, 'url(#q)', 'transform="rotate(-8 258 273)"') +
      text(258, 277, 11, brush.brand, {
        fill: brush.color.print,
        width: 38,
        weight: 800,
        extra: 'transform="rotate(-8 258 273)"',
      }),
  },
} as const satisfies Record<string, Template>;
