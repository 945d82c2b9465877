import {
  at,
  type Brush,
  circle,
  oval,
  paperLabel,
  path,
  print,
  rect,
  stroke,
  text,
  times,
  type Template,
} from '../shape.ts';

const roll = (x: number, y: number): string =>
  rect(x - 42, y, 84, 74, 6, 'url(#p)') +
  oval(x, y + 4, 42, 14, '#ffffff', 'stroke="#d6dbe4"') +
  oval(x, y + 4, 14, 5, '#c9a882') +
  times(3, (i) => rect(x - 40, y + 24 + i * 16, 80, 1, 0, '#c8cfda'));

/** A box out of whose top something is pulled. */
const dispenser = (brush: Brush): string =>
  path('M60 190l36-30h208l36 30z', brush.color.pale) +
  oval(200, 176, 64, 9, '#30353d', 'opacity=".3"') +
  rect(60, 190, 280, 160, 6, 'url(#v)') +
  times(5, (i) => circle(90 + i * 60, 330, 34, '#ffffff', 'opacity=".12"')) +
  print(brush, 200, 262, 240, 1.5, brush.color.ink);

/** Cleaning, washing, bath and paper goods. */
export const DAILY = {
  detergent: {
    shadow: [200, 104],
    draw: (brush) =>
      rect(142, 48, 66, 48, 8, 'url(#a)') +
      path('M146 94h62q8 22 32 28 56 16 56 80v126q0 22-22 22H122q-22 0-22-22V176q0-58 46-82z', 'url(#b)') +
      path('M236 160q36 6 36 44v46q0 16-14 16t-14-16v-50q0-14-10-22z', '#ffffff', 'opacity=".5"') +
      path(
        'M236 160q36 6 36 44v46q0 16-14 16t-14-16v-50q0-14-10-22z',
        'none',
        `stroke="${brush.color.deep}" stroke-opacity=".4" stroke-width="3"`,
      ) +
      paperLabel(brush, 112, 194, 118, 126) +
      rect(108, 150, 11, 180, 5, 'url(#g)'),
  },
  refillPack: {
    shadow: [200, 104],
    draw: (brush) =>
      path('M112 66h130l46 0q8 30 0 60l16 200q-100 40-208 0l12-200z', 'url(#v)') +
      path('M236 36h52q8 0 8 8v36l-60 14z', 'url(#a)') +
      stroke('M120 92h112', '#ffffff', 2, 'stroke-dasharray="6 5" opacity=".7"') +
      circle(200, 212, 76, 'url(#q)') +
      print(brush, 200, 210, 132, 1.15) +
      times(6, (i) => circle(124 + i * 30, 312 + (i % 2) * 14, 8 + (i % 3) * 3, '#ffffff', 'opacity=".45"')) +
      path('M118 100q-8 110-8 220l18 6q-4-120 10-226z', '#ffffff', 'opacity=".25"'),
  },
  tissueRoll: {
    shadow: [200, 132],
    draw: (brush) =>
      roll(156, 74) +
      roll(244, 74) +
      roll(112, 140) +
      roll(200, 140) +
      roll(288, 140) +
      path('M64 196h272v140q0 14-14 14H78q-14 0-14-14z', 'url(#v)') +
      path('M64 196h272l-10 18H74z', '#ffffff', 'opacity=".35"') +
      print(brush, 200, 276, 230, 1.5, brush.color.ink) +
      path('M64 80q-6 140 0 260l14 10q-8-130 2-276zM336 140v200l-12 8V150z', '#ffffff', 'opacity=".3"'),
  },
  tissueBox: {
    shadow: [200, 146],
    draw: (brush) =>
      path('M150 178q-14-90 30-118 10 30 26 20 20-12 40-20-6 30 14 60 4 34-20 60z', 'url(#q)', 'stroke="#d5dae3"') +
      dispenser(brush),
  },
  gloves: {
    shadow: [200, 146],
    draw: (brush) =>
      at(
        'translate(200 180) rotate(-8)',
        path(
          'M-34 10L-46-70q-22-16-34-36-4-14 10-12l30 22-6-52q0-14 11-14t13 14l6 40 2-54q2-12 12-12t12 12l2 54 8-46q4-12 14-9t9 16l-6 46 14-34q6-10 14-5t5 16l-24 66-8 60z',
          brush.color.pale,
          `stroke="${brush.color.light}" stroke-width="3" stroke-linejoin="round"`,
        ),
        stroke('M-30-62q30-14 62 0M-36-44q34-14 70 0', brush.color.light, 3),
      ) + dispenser(brush),
  },
  toothbrush: {
    shadow: [200, 104],
    draw: (brush) =>
      [0, 1, 2]
        .map((i) =>
          at(
            `rotate(${-14 + i * 14} 200 380)`,
            rect(191, 110, 18, 240, 9, ['url(#b)', 'url(#p)', 'url(#a)'][i] ?? '') +
              rect(188, 48, 24, 66, 8, 'url(#p)') +
              times(5, (n) =>
                rect(
                  178,
                  54 + n * 11,
                  12,
                  8,
                  2,
                  n % 2 === 0 ? brush.color.base : '#ffffff',
                  'stroke="#c8cfda" stroke-width=".8"',
                ),
              ),
          ),
        )
        .join('') +
      path('M122 236h156v98q0 16-16 16H138q-16 0-16-16z', 'url(#t)') +
      rect(122, 234, 156, 116, 12, '#ffffff', 'opacity=".72"') +
      print(brush, 200, 288, 136, 1.1),
  },
  toothpaste: {
    shadow: [200, 150],
    draw: (brush) =>
      path('M60 120h236l44 26v56l-44 26H60z', 'url(#v)', 'transform="rotate(-8 200 170)"') +
      at(
        'rotate(-8 200 170)',
        rect(44, 114, 20, 120, 3, 'url(#k)'),
        path('M336 146h34q10 0 10 10v36q0 10-10 10h-34z', 'url(#p)'),
        text(180, 172, 30, brush.brand, { fill: brush.color.ink, width: 190, weight: 800 }),
        text(180, 198, 17, brush.label, { fill: brush.color.ink, width: 180 }),
      ) +
      path('M48 262l24-22h280l-24 22z', brush.color.pale) +
      rect(48, 262, 280, 88, 3, 'url(#v)') +
      path('M328 262l24-22v88l-24 22z', 'url(#d)') +
      text(188, 302, 28, brush.brand, { fill: brush.color.ink, width: 220, weight: 800 }) +
      text(188, 328, 16, `${brush.label} ${brush.size}`, { fill: brush.color.ink, width: 240 }),
  },
  mop: {
    shadow: [200, 130],
    draw: (brush) =>
      rect(192, 34, 16, 262, 7, 'url(#m)') +
      rect(188, 30, 24, 84, 10, 'url(#b)') +
      path('M172 286h56l12 30h-80z', 'url(#k)') +
      rect(84, 312, 232, 18, 8, 'url(#b)') +
      rect(76, 326, 248, 24, 8, 'url(#q)') +
      times(24, (i) => rect(80 + i * 10.2, 334, 6, 15, 3, brush.color.light)) +
      text(104, 210, 27, brush.brand, { fill: brush.color.print, width: 140, weight: 800 }) +
      text(104, 236, 15, brush.label, { fill: brush.color.print, width: 140, weight: 500 }),
  },
  sponge: {
    shadow: [200, 138],
    draw: (brush) =>
      [0, 1, 2]
        .map((i) =>
          at(
            `translate(${[-46, 46, 0][i]} ${[0, 0, -96][i]})`,
            path('M92 262h180l34-30H130z', brush.color.pale),
            path('M92 262h180v56H92z', brush.color.base),
            path('M272 262l34-30v56l-34 30z', brush.color.dark),
            path('M92 318h180v30H92z', ['#3f9b6d', '#d9a13a', '#c95a64'][i] ?? ''),
            path('M272 318l34-30v30l-34 30z', '#00000055'),
            times(9, (n) => circle(108 + n * 19, 280 + (n % 3) * 11, 4, '#000000', 'opacity=".14"')),
          ),
        )
        .join('') + text(182, 200, 22, brush.brand, { fill: brush.color.ink, width: 150, weight: 800 }),
  },
  towel: {
    shadow: [200, 138],
    draw: (brush) =>
      [0, 1, 2]
        .map((i) =>
          at(
            `translate(0 ${i * -78})`,
            rect(68, 272, 264, 78, 32, ['url(#v)', 'url(#q)', 'url(#v)'][i] ?? ''),
            rect(68, 310, 250, 3, 1, '#000000', 'opacity=".12"'),
            oval(304, 311, 26, 36, '#000000', 'opacity=".07"'),
            oval(304, 311, 14, 22, '#000000', 'opacity=".08"'),
            rect(120, 272, 14, 78, 0, brush.color.accent, 'opacity=".5"'),
          ),
        )
        .join('') +
      rect(156, 214, 104, 42, 3, 'url(#q)', 'stroke="#d5dae3"') +
      text(208, 234, 18, brush.brand, { fill: brush.color.print, width: 92, weight: 800 }) +
      text(208, 249, 11, brush.label, { fill: brush.color.print, width: 92, weight: 500 }),
  },
  showerHead: {
    shadow: [200, 84],
    draw: (brush) =>
      path('M188 190h44l14 144q0 16-16 16h-40q-16 0-14-16z', 'url(#m)') +
      rect(190, 226, 38, 84, 10, 'url(#b)', 'opacity=".85"') +
      circle(200, 132, 96, 'url(#m)') +
      circle(200, 132, 82, 'url(#v)') +
      times(3, (ring) =>
        times(8 + ring * 6, (i) =>
          circle(
            200,
            132 - 18 - ring * 22,
            3.4,
            '#ffffff',
            `transform="rotate(${(i * 360) / (8 + ring * 6)} 200 132)"`,
          ),
        ),
      ) +
      circle(200, 132, 26, 'url(#q)') +
      text(200, 138, 15, brush.brand, { fill: brush.color.print, width: 46, weight: 800 }),
  },
  bathMat: {
    shadow: [200, 172],
    draw: (brush) =>
      path('M104 190h192q14 0 20 14l50 112q6 16-12 16H46q-18 0-12-16l50-112q6-14 20-14z', 'url(#v)') +
      path('M32 322q4 8 14 8h308q10 0 14-8v14q0 14-14 14H46q-14 0-14-14z', 'url(#d)') +
      times(60, (i) => circle(92 + ((i * 53) % 216), 202 + ((i * 37) % 116), 1.6, '#000000', 'opacity=".16"')) +
      [0, 1]
        .map((side) =>
          at(
            `translate(${side === 0 ? 0 : 400} 0) scale(${side === 0 ? 1 : -1} 1)`,
            path('M150 226q22-8 30 12 6 22-4 40-6 22-24 20-20-2-18-24 0-34 16-48z', '#000000', 'opacity=".2"'),
            times(5, (i) => oval(184 - i * 11, 216 + i * i * 1.4, 6.5 - i * 0.5, 5, '#000000', 'opacity=".2"')),
          ),
        )
        .join('') +
      text(200, 160, 30, brush.brand, { fill: brush.color.print, width: 240, weight: 800 }) +
      text(200, 320, 16, brush.label, { fill: brush.color.ink, width: 160 }),
  },
  sprayer: {
    shadow: [200, 84],
    draw: (brush) =>
      path('M176 108q-8 34-34 50l-8-8q20-20 20-46z', brush.color.accent) +
      path('M122 58q64-18 128 0 8 22 6 56h-84q-4-24-50-24z', 'url(#q)', 'stroke="#c8cfda"') +
      rect(104, 58, 24, 30, 5, 'url(#a)') +
      rect(178, 112, 54, 26, 5, 'url(#a)') +
      path('M182 136h46q6 34 32 48 18 12 18 40v106q0 20-20 20H152q-20 0-20-20V224q0-28 18-40 26-14 32-48z', 'url(#b)') +
      paperLabel(brush, 146, 208, 118, 118) +
      rect(142, 200, 10, 130, 5, 'url(#g)'),
  },
  wipes: {
    shadow: [200, 140],
    draw: (brush) =>
      path('M70 176q130-24 260 0l10 146q-140 56-280 0z', 'url(#v)') +
      path('M70 176q130-24 260 0l-4-22q-126-22-252 0z', 'url(#d)') +
      path('M174 150q-12-70 22-92 14 22 40 6-6 40 8 88z', 'url(#q)', 'stroke="#d5dae3"') +
      path('M138 134h124q12 0 12 12v28q-74-14-148 0v-28q0-12 12-12z', 'url(#q)') +
      print(brush, 200, 258, 210, 1.5, brush.color.ink) +
      path('M76 190q-8 70-8 128l22 6q-4-70 4-136z', '#ffffff', 'opacity=".3"'),
  },
} as const satisfies Record<string, Template>;
