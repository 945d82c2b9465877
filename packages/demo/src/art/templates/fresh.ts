import { at, type Brush, circle, oval, path, print, rect, stroke, text, times, type Template } from '../shape.ts';

const tray = (rim: string): string =>
  path('M48 232h304l-26 96q-4 22-26 22H100q-22 0-26-22z', 'url(#n)') + rect(40, 220, 320, 22, 9, rim);

const iceTray = (): string =>
  tray('#dfe7f0') +
  times(9, (i) =>
    rect(
      62 + i * 32,
      206 + (i % 2) * 6,
      28,
      22,
      6,
      '#e8f3fb',
      `transform="rotate(${(i % 3) * 14 - 14} ${76 + i * 32} 216)"`,
    ),
  );

/** The label in front of a tray. */
const tag = (brush: Brush): string =>
  rect(118, 258, 164, 76, 6, 'url(#q)') +
  rect(118, 258, 164, 10, 3, brush.color.base) +
  print(brush, 200, 300, 148, 0.82);

/** Meat, fish and cake. */
export const FRESH = {
  meatTray: {
    shadow: [200, 152],
    draw: (brush) =>
      tray('#2b2f36') +
      [0, 1, 2]
        .map(
          (i) =>
            path(
              'M64 208q-4-70 66-84 70-8 66 34-8 60-72 62-50 4-60-12z',
              '#b8323a',
              `transform="translate(${i * 70} ${(i % 2) * 8 - 6})"`,
            ) +
            path(
              'M76 200q2-50 56-62 46-6 50 18-6 38-56 44-38 4-50 0z',
              '#d1494d',
              `transform="translate(${i * 70} ${(i % 2) * 8 - 6})"`,
            ) +
            stroke(
              'M88 190q20-40 60-42M108 196q30-30 62-32M96 164q20 10 40-6',
              '#f7d9d2',
              5,
              `transform="translate(${i * 70} ${(i % 2) * 8 - 6})"`,
            ),
        )
        .join('') +
      path('M70 218q20-30 48-12 10-22 30-8-6 24-30 26-30 4-48-6z', '#5aa350') +
      path('M44 224L84 96h250l26 128z', 'url(#t)', 'opacity=".4"') +
      tag(brush),
  },
  porkBelly: {
    shadow: [200, 152],
    draw: (brush) =>
      tray('#2b2f36') +
      times(4, (i) =>
        at(
          `translate(${58 + i * 66} ${132 + (i % 2) * 8}) rotate(8)`,
          rect(0, 0, 74, 96, 12, '#f9ece6') +
            rect(0, 12, 74, 24, 5, '#d9797a') +
            rect(0, 46, 74, 14, 5, '#e39a96') +
            rect(0, 70, 74, 18, 5, '#d9797a') +
            rect(68, 4, 6, 88, 3, '#000000', 'opacity=".12"'),
        ),
      ) +
      path('M70 218q20-30 48-12 10-22 30-8-6 24-30 26-30 4-48-6z', '#5aa350') +
      tag(brush),
  },
  fishTray: {
    shadow: [200, 152],
    draw: (brush) =>
      iceTray() +
      [0, 1]
        .map(
          (i) =>
            `<g transform="translate(${i * 12} ${i * 62 - 20})">` +
            path('M60 152q60-62 160-44 40 8 66 32l52-30q-8 36 0 74l-54-26q-60 44-136 38-62-6-88-44z', '#8fa6bd') +
            path('M60 152q60-62 160-44 40 8 66 32-110 4-226 12z', '#4d6784') +
            path('M62 156q100 18 220-8-60 50-134 48-58-4-86-40z', '#eef4f9', 'opacity=".8"') +
            circle(96, 142, 8, '#ffffff') +
            circle(96, 142, 4.5, '#16181c') +
            stroke('M128 124q12 24 0 46', '#3d546e', 3) +
            '</g>',
        )
        .join('') +
      path('M300 214l40-20 6 22z', '#f4d35e') +
      tag(brush),
  },
  hairtail: {
    shadow: [200, 152],
    draw: (brush) =>
      iceTray() +
      path('M40 150l42-26q120-8 284-72-90 92-236 116-60 4-90-18z', '#d5dce4') +
      path('M82 124q120-8 284-72-110 70-284 84z', '#8fa1b4') +
      circle(80, 140, 6, '#16181c') +
      stroke('M104 128q8 16 0 32', '#8fa1b4', 3) +
      times(3, (i) =>
        at(
          `translate(${66 + i * 92} ${168 - (i % 2) * 8})`,
          rect(0, 0, 84, 56, 10, '#d5dce4') +
            rect(0, 0, 84, 14, 7, '#8fa1b4') +
            stroke('M8 36h60', '#ffffff', 5, 'opacity=".8"') +
            oval(82, 28, 11, 28, '#f8e3dc') +
            circle(82, 26, 4, '#d9968a'),
        ),
      ) +
      tag(brush),
  },
  fillet: {
    shadow: [200, 152],
    draw: (brush) =>
      tray('#2b2f36') +
      times(2, (i) =>
        at(
          `translate(${i * 20 - 6} ${i * 56 - 6})`,
          path('M52 168q8-46 74-60 96-18 176 8 30 12 32 34-4 26-46 34-110 20-196 8-38-8-40-24z', '#d9dde2'),
          path('M52 162q8-46 74-60 96-18 176 8 30 12 32 34-4 22-46 30-110 20-196 8-38-6-40-20z', '#f2794a'),
          path('M66 158q10-36 66-46 90-14 160 6-60-2-130 8-66 10-96 32z', '#ff9b6b', 'opacity=".8"'),
          times(6, (n) => stroke(`M${104 + n * 36} ${116 - n}q22 26-6 62`, '#ffd9c2', 5)),
        ),
      ) +
      path('M62 222q18-30 44-12 10-20 30-8-6 24-30 24-28 4-44-4z', '#5aa350') +
      circle(322, 214, 22, '#f4d35e') +
      circle(322, 214, 16, '#fff3b8') +
      tag(brush),
  },
  shrimp: {
    shadow: [200, 148],
    draw: (brush) =>
      oval(200, 300, 160, 50, 'url(#v)') +
      oval(200, 290, 160, 46, 'url(#q)') +
      times(12, (i) =>
        rect(70 + i * 21, 270 + (i % 3) * 10, 22, 18, 5, '#e3f0fa', `transform="rotate(${i * 17} ${80 + i * 21} 280)"`),
      ) +
      [
        [130, 0],
        [206, -34],
        [262, 14],
      ]
        .map(
          ([x = 0, turn = 0]) =>
            `<g transform="translate(${x - 200} -16) rotate(${turn} 200 220)">` +
            stroke('M150 250q-20-110 60-116 60-2 60 60', '#f08a5d', 40) +
            stroke('M150 250q-20-110 60-116 60-2 60 60', '#f7b08e', 12, 'opacity=".8"') +
            times(5, (i) =>
              stroke(
                'M0-20v40',
                '#d9653a',
                3,
                `transform="translate(${[146, 152, 180, 222, 256][i]} ${[226, 182, 148, 136, 156][i]}) rotate(${[80, 110, 140, 188, 222][i]})"`,
              ),
            ) +
            path('M258 196l34 26-42 6z', '#e5744a') +
            circle(152, 238, 5, '#23262c') +
            '</g>',
        )
        .join('') +
      rect(124, 306, 152, 46, 8, 'url(#v)') +
      text(200, 326, 18, brush.brand, { fill: brush.color.ink, width: 136, weight: 800 }) +
      text(200, 344, 13, brush.label, { fill: brush.color.ink, width: 136 }),
  },
  cake: {
    shadow: [200, 142],
    draw: (brush) =>
      oval(200, 330, 160, 22, 'url(#q)') +
      rect(74, 196, 252, 132, 14, 'url(#b)') +
      path(
        'M74 210q0-40 126-40t126 40v24q-16 26-32 2-16 34-34 2-18 30-32 0-14 34-34 2-18 28-32-2-14 34-34 2-18 24-30-4-14 20-24-2z',
        '#fffdf8',
      ) +
      times(
        5,
        (i) =>
          path(`M${112 + i * 44} 168c26-10 30 18 0 40-30-22-26-50 0-40z`, '#de3644') +
          path(`M${112 + i * 44} 170l-10-8h20z`, '#4f9a4b'),
      ) +
      text(200, 282, 29, brush.brand, { fill: brush.color.ink, width: 210, weight: 800 }) +
      text(200, 308, 16, brush.label, { fill: brush.color.ink, width: 200 }) +
      rect(197, 96, 6, 56, 2, brush.color.accent) +
      path('M200 72q12 16 0 26-12-10 0-26z', '#ff9d3c'),
  },
} as const satisfies Record<string, Template>;
