import { circle, oval, path, print, rect, stroke, text, times, type Template } from '../shape.ts';

const fruit = (x: number, y: number, r: number, base: string, shade: string): string =>
  circle(x, y, r, shade) +
  circle(x - r * 0.06, y - r * 0.06, r * 0.92, base) +
  oval(
    x - r * 0.34,
    y - r * 0.4,
    r * 0.3,
    r * 0.2,
    '#ffffff',
    `opacity=".5" transform="rotate(-28 ${x - r * 0.34} ${y - r * 0.4})"`,
  );

const crate = (front: string): string =>
  path('M56 232h288l-14 104q-2 14-16 14H86q-14 0-16-14z', front) +
  path('M50 222h300l-4 24H54z', '#000000', 'opacity=".12"');

/** Fruit and what grows beside it. */
export const FRUIT = {
  citrus: {
    shadow: [200, 142],
    draw: (brush) =>
      times(4, (i) => fruit(104 + i * 64, 168, 40, '#f7a531', '#dd7d12')) +
      times(3, (i) => fruit(136 + i * 64, 116, 38, '#f9b244', '#df8418')) +
      path('M136 82q14-22 34-16-8 18-34 16zM264 80q14-20 32-12-8 16-32 12z', '#4f9a4b') +
      times(5, (i) => fruit(82 + i * 59, 216, 38, '#f7a531', '#dd7d12')) +
      crate('url(#v)') +
      print(brush, 200, 286, 230, 1.15, brush.color.ink),
  },
  apple: {
    shadow: [200, 142],
    draw: (brush) =>
      times(
        3,
        (i) =>
          fruit(122 + i * 78, 150, 46, '#dc4138', '#a81f22') +
          stroke(`M${122 + i * 78} 112q2-18 10-24`, '#6b4226', 5) +
          path(`M${130 + i * 78} 96q16-16 30-8-8 16-30 8z`, '#5aa350'),
      ) +
      times(4, (i) => fruit(92 + i * 72, 214, 46, '#e2493e', '#ab2225')) +
      crate('url(#o)') +
      rect(112, 256, 176, 80, 6, 'url(#v)') +
      print(brush, 200, 295, 160, 0.9, brush.color.ink),
  },
  grape: {
    shadow: [200, 116],
    draw: (brush) =>
      stroke('M200 100V48q0-12 30-10', '#7a5a2e', 9) +
      path('M206 72q50-50 96-18-24 50-96 18z', '#5aa350') +
      stroke('M212 70q40-10 78-14', '#3f7d3a', 3) +
      [5, 6, 5, 4, 3, 2, 1]
        .map((count, row) =>
          times(count, (i) => fruit(200 + (i - (count - 1) / 2) * 43, 112 + row * 32, 25, '#9cc65a', '#6d9a34')),
        )
        .join('') +
      rect(116, 290, 168, 60, 8, 'url(#v)') +
      text(200, 316, 21, brush.brand, { fill: brush.color.ink, width: 150, weight: 800 }) +
      text(200, 338, 15, brush.label, { fill: brush.color.ink, width: 150 }),
  },
  strawberry: {
    shadow: [200, 140],
    draw: (brush) =>
      [
        [110, 150],
        [200, 128],
        [290, 150],
        [154, 196],
        [246, 196],
        [84, 214],
        [316, 214],
      ]
        .map(
          ([x = 0, y = 0]) =>
            path(`M${x} ${y - 30}c52-18 58 34 0 78-58-44-52-96 0-78z`, '#de3644') +
            times(6, (i) => oval(x - 20 + (i % 3) * 20, y - 8 + Math.floor(i / 3) * 20, 2, 3.4, '#ffd9a0')) +
            path(`M${x} ${y - 24}l-26-10 16-4-4-12 14 10 14-10-4 12 16 4z`, '#4f9a4b') +
            oval(x - 20, y - 12, 5, 9, '#ffffff', 'opacity=".4"'),
        )
        .join('') +
      path('M52 236h296l-20 100q-2 14-16 14H88q-14 0-16-14z', '#ffffff', 'opacity=".82"') +
      path('M52 236h296l-3 16H55z', '#dfe6ee') +
      print(brush, 200, 288, 230, 1.1),
  },
  sweetPotato: {
    shadow: [200, 142],
    draw: (brush) =>
      [
        [110, 170, -24],
        [210, 140, 14],
        [290, 176, 30],
        [160, 204, 6],
        [250, 212, -12],
      ]
        .map(
          ([x = 0, y = 0, turn = 0]) =>
            oval(x, y, 62, 30, '#9c4a5c', `transform="rotate(${turn} ${x} ${y})"`) +
            oval(x - 6, y - 6, 50, 18, '#b8667a', `transform="rotate(${turn} ${x} ${y})"`) +
            times(3, (i) =>
              stroke(`M${x - 24 + i * 20} ${y - 2}h9`, '#6f2f3f', 2.5, `transform="rotate(${turn} ${x} ${y})"`),
            ),
        )
        .join('') +
      oval(206, 178, 40, 24, '#f4c95d') +
      oval(206, 178, 31, 17, '#f9dc8b') +
      crate('url(#o)') +
      rect(112, 258, 176, 78, 6, 'url(#v)') +
      print(brush, 200, 296, 160, 0.9, brush.color.ink),
  },
  nuts: {
    shadow: [200, 112],
    draw: (brush) =>
      rect(126, 48, 148, 46, 10, 'url(#k)') +
      path('M110 118q0-22 22-24h136q22 2 22 24v206q0 26-26 26H136q-26 0-26-26z', '#f4f1ea') +
      times(26, (i) =>
        oval(
          136 + ((i * 47) % 128),
          128 + ((i * 31) % 200),
          15,
          10,
          ['#c98a4b', '#a8683a', '#e0b277'][i % 3] ?? '',
          `transform="rotate(${i * 37} ${136 + ((i * 47) % 128)} ${128 + ((i * 31) % 200)})"`,
        ),
      ) +
      path('M110 118q0-22 22-24h14v256h-10q-26 0-26-26z', '#ffffff', 'opacity=".35"') +
      rect(110, 174, 180, 112, 0, 'url(#v)') +
      print(brush, 200, 226, 160, 1.25, brush.color.ink),
  },
} as const satisfies Record<string, Template>;
