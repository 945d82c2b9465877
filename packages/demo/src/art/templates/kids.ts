import { circle, oval, path, print, rect, stroke, text, times, type Template } from '../shape.ts';
import { eyes } from './eyes.ts';

/** Babies and toys. */
export const KIDS = {
  diaperPack: {
    shadow: [200, 132],
    draw: (brush) =>
      stroke('M158 92q0-36 42-36t42 36', brush.color.deep, 11) +
      path('M76 104q0-18 18-18h212q18 0 18 18l8 228q0 18-18 18H86q-18 0-18-18z', 'url(#v)') +
      path('M76 104q0-18 18-18h212q18 0 18 18v10q-124 24-248 0z', 'url(#d)') +
      circle(200, 222, 76, 'url(#q)') +
      circle(200, 190, 35, '#f6cfae') +
      eyes(200, 188, 13, 4) +
      stroke('M191 201q9 8 18 0', '#b0603f', 3) +
      path('M186 157q14-16 26 0-6 8-26 0z', '#7a4c2c') +
      path('M166 228h68q8 32-34 44-42-12-34-44z', '#ffffff', `stroke="${brush.color.light}" stroke-width="3"`) +
      text(200, 252, 15, brush.size, { fill: brush.color.print, width: 54, weight: 800 }) +
      text(200, 128, 25, brush.brand, { fill: brush.color.ink, width: 180, weight: 800 }) +
      text(200, 330, 20, brush.label, { fill: brush.color.ink, width: 220, weight: 800 }),
  },
  blocks: {
    shadow: [200, 136],
    draw: (brush) =>
      [
        [72, 258, brush.color.base],
        [158, 258, brush.color.accent],
        [244, 258, '#5cb8a0'],
        [114, 172, '#f2a65a'],
        [200, 172, brush.color.dark],
        [156, 86, '#e8829d'],
      ]
        .map(([x, y, color]) => {
          const left = Number(x),
            top = Number(y);
          return (
            rect(left, top, 84, 86, 9, String(color)) +
            rect(left, top, 84, 86, 9, 'url(#t)', 'opacity=".5"') +
            rect(left + 14, top - 10, 22, 12, 3, String(color)) +
            rect(left + 48, top - 10, 22, 12, 3, String(color)) +
            rect(left + 66, top + 6, 18, 80, 6, '#000000', 'opacity=".1"')
          );
        })
        .join('') +
      text(198, 142, 24, '가', { fill: '#ffffff', width: 60, weight: 800 }) +
      text(156, 226, 24, '나', { fill: '#ffffff', width: 60, weight: 800 }) +
      text(242, 226, 24, '다', { fill: '#ffffff', width: 60, weight: 800 }) +
      text(200, 312, 17, brush.brand, { fill: '#2b2f36', width: 76, weight: 800 }),
  },
  teddy: {
    shadow: [200, 106],
    draw: (brush) =>
      circle(132, 90, 33, 'url(#r)') +
      circle(268, 90, 33, 'url(#r)') +
      circle(132, 92, 18, brush.color.pale) +
      circle(268, 92, 18, brush.color.pale) +
      oval(112, 250, 34, 58, 'url(#r)', 'transform="rotate(24 112 250)"') +
      oval(288, 250, 34, 58, 'url(#r)', 'transform="rotate(-24 288 250)"') +
      oval(200, 272, 88, 80, 'url(#r)') +
      oval(200, 282, 54, 52, brush.color.pale) +
      oval(142, 330, 42, 26, 'url(#r)') +
      oval(258, 330, 42, 26, 'url(#r)') +
      oval(134, 332, 20, 15, brush.color.pale) +
      oval(266, 332, 20, 15, brush.color.pale) +
      circle(200, 140, 84, 'url(#r)') +
      oval(200, 168, 40, 30, brush.color.pale) +
      eyes(200, 134, 32, 8) +
      oval(200, 158, 12, 8, '#23262c') +
      stroke('M200 166v9q-12 10-18 2M200 175q12 10 18 2', '#23262c', 3) +
      path('M200 214l-36-18v38zM200 214l36-18v38z', brush.color.accent) +
      circle(200, 214, 9, brush.color.accent, 'stroke="#00000033"'),
  },
  toyCar: {
    shadow: [200, 146],
    draw: (brush) =>
      path(
        'M58 262q0-40 44-46l28-62q8-18 28-18h96q18 0 28 14l46 62q42 6 42 46v34q0 12-12 12H70q-12 0-12-12z',
        'url(#v)',
      ) +
      path('M146 162q4-8 14-8h34v58h-70zM208 154h42q10 0 16 8l36 50h-94z', '#d9eefb') +
      path('M146 162q4-8 14-8h14l-30 58h-20z', '#ffffff', 'opacity=".6"') +
      [122, 286]
        .map((x) => circle(x, 308, 42, 'url(#n)') + circle(x, 308, 20, 'url(#m)') + circle(x, 308, 7, brush.color.base))
        .join('') +
      circle(352, 254, 12, '#fff1b8') +
      rect(58, 258, 14, 20, 6, '#d13438') +
      text(204, 262, 26, brush.brand, { fill: brush.color.ink, width: 150, weight: 800 }) +
      stroke('M202 220v80', '#000000', 2, 'opacity=".2"'),
  },
  babyPlate: {
    shadow: [200, 152],
    draw: (brush) =>
      oval(200, 262, 156, 88, 'url(#d)') +
      oval(200, 248, 156, 86, 'url(#v)') +
      path('M66 240q6-54 124-60v66q-70 30-124-6zM210 180q118 6 124 60-54 36-124 6z', brush.color.pale) +
      path('M92 268q108 44 216 0-20 46-108 46t-108-46z', brush.color.pale) +
      oval(124, 222, 30, 14, '#f2a65a') +
      oval(150, 232, 22, 11, '#f7c77e') +
      times(5, (i) => circle(246 + (i % 3) * 22, 214 + Math.floor(i / 3) * 16, 10, '#6fb36a')) +
      oval(200, 294, 56, 11, '#fffdf5') +
      rect(316, 64, 16, 108, 8, 'url(#a)') +
      oval(324, 62, 20, 30, 'url(#a)') +
      text(200, 140, 28, brush.brand, { fill: brush.color.print, width: 200, weight: 800 }) +
      text(200, 330, 14, brush.label, { fill: brush.color.ink, width: 180, weight: 800 }),
  },
  babyBottle: {
    shadow: [200, 66],
    draw: (brush) =>
      path('M184 76q-4-40 16-40t16 40z', '#f3cfae') +
      path('M158 108q4-36 42-36t42 36z', 'url(#v)') +
      rect(148, 104, 104, 32, 8, 'url(#b)') +
      path('M146 136h108q14 26 12 60v130q0 24-24 24h-84q-24 0-24-24V196q-2-34 12-60z', '#eaf2f8') +
      path('M136 212h128v114q0 24-24 24h-80q-24 0-24-24z', '#fffdf6') +
      times(6, (i) => rect(238, 190 + i * 22, i % 2 === 0 ? 20 : 12, 2.5, 1, brush.color.dark, 'opacity=".7"')) +
      print(brush, 190, 254, 86, 0.95) +
      rect(146, 150, 12, 180, 6, 'url(#g)'),
  },
  strawCup: {
    shadow: [200, 104],
    draw: (brush) =>
      stroke('M132 190H96q-18 0-18 22v42q0 22 18 22h38M268 190h36q18 0 18 22v42q0 22-18 22h-38', brush.color.dark, 18) +
      stroke('M204 110V78q0-24 44-30', '#ffffff', 15) +
      stroke('M204 110V78q0-24 44-30', brush.color.light, 9) +
      path('M126 138q0-36 74-36t74 36z', 'url(#v)') +
      rect(122, 130, 156, 34, 12, 'url(#b)') +
      path('M130 164h140l-12 164q-2 22-24 22h-68q-22 0-24-22z', '#eaf2f8') +
      path('M136 236h128l-7 92q-2 22-24 22h-66q-22 0-24-22z', brush.color.pale) +
      rect(196, 164, 9, 164, 4, brush.color.light, 'opacity=".6"') +
      print(brush, 200, 250, 104, 1),
  },
  foodContainers: {
    shadow: [200, 148],
    draw: (brush) =>
      [
        [122, 246],
        [278, 246],
        [200, 138],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            path(`M${x - 64} ${y + 20}h128l-10 72q-2 12-14 12h-80q-12 0-14-12z`, '#eef4f9', 'stroke="#d5dce6"') +
            path(
              `M${x - 58} ${y + 52}h116l-6 40q-2 12-14 12h-76q-12 0-14-12z`,
              ['#f2b26a', '#8fc283', '#f0907a'][i] ?? '',
            ) +
            rect(x - 70, y, 140, 26, 10, 'url(#v)') +
            text(x, y + 19, 15, brush.brand, { fill: brush.color.ink, width: 116, weight: 800 }),
        )
        .join('') + text(200, 112, 22, brush.label, { fill: brush.color.print, width: 220 }),
  },
} as const satisfies Record<string, Template>;
