import { at, type Brush, circle, oval, path, rect, stroke, text, times, type Template } from '../shape.ts';

const bud = (x: number, turn: number): string =>
  at(
    `rotate(${turn} ${x} 120)`,
    rect(x - 11, 108, 22, 92, 11, 'url(#b)') +
      oval(x, 100, 36, 38, 'url(#r)') +
      oval(x - 12, 90, 10, 12, '#ffffff', 'opacity=".35"') +
      oval(x + turn * 1.6, 112, 14, 18, '#15171b', 'opacity=".55"'),
  );

const overEars = (brush: Brush): string =>
  stroke('M96 230C80 40 320 40 304 230', brush.color.deep, 26) +
  stroke('M100 222C88 54 312 54 300 222', brush.color.base, 16) +
  stroke('M120 150q24-76 80-78', '#ffffff', 5, 'opacity=".4"') +
  rect(70, 196, 76, 144, 38, 'url(#b)') +
  rect(254, 196, 76, 144, 38, 'url(#b)') +
  rect(128, 204, 40, 128, 20, 'url(#n)') +
  rect(232, 204, 40, 128, 20, 'url(#n)') +
  text(106, 276, 14, brush.brand, {
    fill: brush.color.ink,
    width: 62,
    weight: 800,
    extra: 'transform="rotate(-90 106 270)"',
  }) +
  rect(80, 216, 10, 96, 5, 'url(#g)');

const cabinet = (brush: Brush): string =>
  rect(108, 62, 184, 288, 44, 'url(#b)') +
  times(13, (row) => times(9, (i) => circle(134 + i * 16.6, 92 + row * 15, 3, brush.color.deep, 'opacity=".5"'))) +
  circle(200, 150, 46, brush.color.deep) +
  circle(200, 150, 36, 'url(#n)') +
  circle(200, 150, 14, 'url(#m)') +
  rect(142, 272, 116, 52, 10, 'url(#q)') +
  text(200, 296, 22, brush.brand, { fill: brush.color.print, width: 104, weight: 800 }) +
  text(200, 314, 12, brush.label, { fill: brush.color.print, width: 104, weight: 500 });

const keys = (brush: Brush): string =>
  path('M44 150h312l16 166q2 22-20 22H48q-22 0-20-22z', 'url(#d)') +
  path('M44 142h312l14 158q2 18-18 18H48q-20 0-18-18z', 'url(#v)') +
  times(4, (row) =>
    times(12 - (row % 2), (i) =>
      rect(
        54 - row * 4 + i * (24.6 + row * 0.9) + (row % 2) * 12,
        156 + row * 34,
        20 + row * 0.8,
        25,
        5,
        row === 0 && i === 0 ? brush.color.accent : (i * 5 + row * 3) % 7 === 0 ? brush.color.deep : brush.color.pale,
        `stroke="${brush.color.dark}" stroke-width="1.5"`,
      ),
    ),
  ) +
  rect(124, 291, 150, 20, 5, brush.color.base) +
  text(200, 116, 36, brush.brand, { fill: brush.color.print, width: 260, weight: 800 }) +
  text(200, 306, 12, brush.label, { fill: brush.color.ink, width: 130, weight: 800 });

const mouse = (brush: Brush): string =>
  path('M108 176q0-118 92-118t92 118v78q0 96-92 96t-92-96z', 'url(#v)') +
  path('M108 176q0-118 92-118v118q-50 20-92 0z', '#ffffff', 'opacity=".16"') +
  stroke('M200 60v124M110 188q90 26 180 0', brush.color.deep, 3, 'opacity=".7"') +
  rect(189, 96, 22, 56, 11, 'url(#n)') +
  times(4, (i) => rect(191, 104 + i * 11, 18, 3, 1, '#8d96a5')) +
  text(200, 268, 27, brush.brand, { fill: brush.color.ink, width: 140, weight: 800 }) +
  text(200, 294, 15, brush.label, { fill: brush.color.ink, width: 140, weight: 800, extra: 'opacity=".9"' }) +
  path('M122 180q-4-96 60-108-40 30-36 200 2 40 10 56-34-18-34-78z', '#ffffff', 'opacity=".2"');

/** Sound, keyboard and mouse. */
export const SOUND_DESK = {
  earbuds: {
    shadow: [200, 112],
    draw: (brush) =>
      bud(142, -6) +
      bud(258, 6) +
      path('M92 232q0-56 60-56h96q60 0 60 56v58q0 60-60 60h-96q-60 0-60-60z', 'url(#q)') +
      path('M92 232q0-56 60-56h96q60 0 60 56z', '#ffffff') +
      rect(92, 229, 216, 4, 0, '#c8cfda') +
      circle(200, 256, 5, '#3ecf7a') +
      text(200, 300, 26, brush.brand, { fill: brush.color.print, width: 176, weight: 800 }) +
      text(200, 322, 13, brush.label, { fill: brush.color.print, width: 160, weight: 500 }),
  },
  headphones: {
    shadow: [200, 112],
    draw: overEars,
  },
  headset: {
    shadow: [200, 112],
    draw: (brush) =>
      overEars(brush) +
      stroke('M92 326q6 38 74 12', '#2b2f36', 9) +
      rect(158, 320, 44, 24, 12, '#2b2f36') +
      stroke('M292 236v64', brush.color.accent, 8),
  },
  boneEarphones: {
    shadow: [200, 92],
    draw: (brush) =>
      stroke('M84 150C70 436 330 436 316 150', brush.color.dark, 12) +
      [0, 1]
        .map((side) =>
          at(
            side === 0 ? '' : 'translate(400 0) scale(-1 1)',
            stroke('M84 196C64 90 96 52 136 84q18 16 18 44', brush.color.base, 15),
            rect(68, 176, 32, 96, 16, 'url(#b)'),
            at('rotate(14 156 150)', rect(134, 118, 46, 72, 20, 'url(#v)'), rect(164, 128, 22, 52, 10, 'url(#n)')),
          ),
        )
        .join('') +
      text(200, 250, 27, brush.brand, { fill: brush.color.print, width: 170, weight: 800 }) +
      text(200, 276, 15, brush.label, { fill: brush.color.print, width: 150 }),
  },
  speaker: {
    shadow: [200, 98],
    draw: cabinet,
  },
  deskSpeakers: {
    shadow: [200, 158],
    draw: (brush) =>
      at('translate(-36 105) scale(.7)', cabinet(brush)) + at('translate(156 105) scale(.7)', cabinet(brush)),
  },
  soundbar: {
    shadow: [200, 158],
    draw: (brush) =>
      rect(112, 66, 176, 200, 16, 'url(#b)') +
      circle(200, 190, 56, brush.color.deep) +
      circle(200, 190, 42, 'url(#n)') +
      circle(200, 190, 15, 'url(#m)') +
      text(200, 112, 26, brush.brand, { fill: brush.color.ink, width: 150, weight: 800 }) +
      rect(36, 276, 328, 72, 20, 'url(#k)') +
      times(3, (row) => times(26, (i) => circle(58 + i * 11.4, 294 + row * 14, 2.4, '#000000', 'opacity=".6"'))) +
      text(200, 340, 12, brush.label, { fill: brush.color.ink, width: 160, weight: 500 }),
  },
  keyboard: {
    shadow: [200, 164],
    draw: keys,
  },
  keyboardSet: {
    shadow: [200, 174],
    draw: (brush) =>
      at('translate(-10 84) scale(.76)', keys(brush)) + at('translate(230 182) scale(.48)', mouse(brush)),
  },
  mouse: {
    shadow: [200, 86],
    draw: mouse,
  },
  monitor: {
    shadow: [200, 110],
    draw: (brush) =>
      path('M176 272h48l10 62h-68z', 'url(#m)') +
      rect(118, 330, 164, 20, 9, 'url(#m)') +
      rect(36, 72, 328, 214, 14, 'url(#n)') +
      rect(46, 82, 308, 182, 6, 'url(#v)') +
      path('M46 204q80-60 150-14t158-50v124H46z', brush.color.deep, 'opacity=".4"') +
      circle(290, 128, 26, 'url(#a)') +
      path('M46 88q0-6 6-6h136L46 230z', '#ffffff', 'opacity=".16"') +
      text(200, 162, 36, brush.brand, { fill: brush.color.ink, width: 240, weight: 800 }) +
      text(200, 192, 18, brush.label, { fill: brush.color.ink, width: 240 }),
  },
} as const satisfies Record<string, Template>;
