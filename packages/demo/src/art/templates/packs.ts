import { at, circle, oval, paperLabel, path, print, rect, stroke, times, type Template } from '../shape.ts';

/** Boxes, pouches, cans and bottles that hold food and supplements. */
export const PACKS = {
  pouch: {
    shadow: [200, 102],
    draw: (brush) =>
      path('M106 56h188l-4 40q10 110 14 240-52 26-208 0 4-130 14-240z', 'url(#v)') +
      rect(106, 52, 188, 22, 3, 'url(#d)') +
      stroke('M112 90h176', '#ffffff', 2, 'stroke-dasharray="6 5" opacity=".7"') +
      path('M116 96q-8 110-10 230l22 6q-2-130 10-236z', '#ffffff', 'opacity=".22"') +
      path('M276 96q12 120 14 236l14 4q-4-130-14-240z', '#000000', 'opacity=".16"') +
      paperLabel(brush, 136, 132, 128, 140, 1.12),
  },
  box: {
    shadow: [204, 128],
    draw: (brush) =>
      path('M84 122 168 92l148 26-84 34z', brush.color.pale) +
      path('M84 122l148 30v200L84 316z', 'url(#v)') +
      path('M232 152l84-34v190l-84 44z', 'url(#d)') +
      path('M84 122l148 30v26L84 148z', '#ffffff', 'opacity=".18"') +
      at('translate(158 246) skewY(11)', print(brush, 0, 0, 128, 1.1, brush.color.ink)),
  },
  stickBox: {
    shadow: [200, 138],
    draw: (brush) =>
      times(5, (i) =>
        at(
          `rotate(${-10 + i * 5} ${170 + i * 15} 300)`,
          rect(112 + i * 38, 64 + Math.abs(i - 2) * 9, 28, 180, 3, i % 2 === 0 ? 'url(#a)' : 'url(#q)') +
            rect(112 + i * 38, 64 + Math.abs(i - 2) * 9, 28, 12, 2, '#000000', 'opacity=".14"'),
        ),
      ) +
      path('M72 186h256v148q0 16-16 16H88q-16 0-16-16z', 'url(#v)') +
      path('M72 186h256l-14 22H86z', 'url(#d)') +
      print(brush, 200, 268, 216, 1.4, brush.color.ink),
  },
  giftSet: {
    shadow: [200, 144],
    draw: (brush) =>
      path('M64 128h272l-18-40H82z', 'url(#d)') +
      rect(60, 126, 280, 224, 8, 'url(#v)') +
      rect(186, 126, 28, 224, 0, 'url(#e)') +
      path('M200 126c-60-10-84-66-44-70 26-2 38 34 44 62 6-28 18-64 44-62 40 4 16 60-44 78z', 'url(#e)') +
      circle(200, 118, 13, '#c79a3e') +
      rect(106, 196, 188, 112, 4, 'url(#q)') +
      rect(112, 202, 176, 100, 2, 'none', 'stroke="#c79a3e" stroke-width="1.5"') +
      print(brush, 200, 249, 160, 1.1),
  },
  can: {
    shadow: [200, 78],
    draw: (brush) =>
      oval(200, 66, 62, 13, 'url(#m)') +
      oval(200, 64, 50, 8, '#8a93a1') +
      path('M138 66q62 22 124 0l14 30H124z', 'url(#m)') +
      rect(122, 94, 156, 238, 6, 'url(#b)') +
      path('M122 330h156l-12 16q-66 10-132 0z', 'url(#m)') +
      circle(200, 180, 50, brush.color.deep, 'opacity=".35"') +
      print(brush, 200, 206, 128, 1.2, brush.color.ink) +
      rect(138, 98, 14, 230, 7, 'url(#g)'),
  },
  petBottle: {
    shadow: [200, 66],
    draw: (brush) =>
      rect(178, 42, 44, 32, 5, 'url(#a)') +
      path(
        'M182 74h36v14q44 30 44 74l-6 40 6 40v92q0 16-16 16h-92q-16 0-16-16v-92l6-40-6-40q0-44 44-74z',
        'url(#b)',
        'opacity=".88"',
      ) +
      rect(134, 178, 132, 104, 0, 'url(#p)') +
      print(brush, 200, 222, 118, 1) +
      rect(148, 110, 12, 220, 6, 'url(#g)'),
  },
  wineBottle: {
    shadow: [200, 66],
    draw: (brush) =>
      path('M180 40h40v92q44 26 44 78v122q0 18-18 18h-92q-18 0-18-18V210q0-52 44-78z', 'url(#b)') +
      rect(177, 34, 46, 76, 5, 'url(#n)') +
      rect(177, 88, 46, 6, 0, 'url(#e)') +
      paperLabel(brush, 140, 208, 120, 112) +
      rect(148, 196, 9, 140, 4, 'url(#g)'),
  },
  capsuleJar: {
    shadow: [200, 86],
    draw: (brush) =>
      rect(148, 50, 104, 54, 9, 'url(#p)') +
      times(12, (i) => rect(153 + i * 8.2, 54, 2, 46, 1, '#8d96a5', 'opacity=".35"')) +
      path('M126 144q0-36 34-38h80q34 2 34 38v186q0 20-20 20H146q-20 0-20-20z', 'url(#b)') +
      rect(126, 166, 148, 132, 0, 'url(#p)') +
      rect(126, 166, 148, 12, 0, brush.color.accent) +
      print(brush, 200, 232, 132, 1.15) +
      rect(140, 120, 12, 214, 6, 'url(#g)'),
  },
  carton: {
    shadow: [200, 84],
    draw: (brush) =>
      rect(138, 46, 124, 26, 3, 'url(#d)') +
      path('M138 72h124l16 56H122z', 'url(#v)') +
      path('M122 128h112v222H122z', 'url(#q)') +
      path('M234 128h44v208l-44 14z', '#cdd3de') +
      path('M122 250q56-40 112 0v100H122z', 'url(#v)') +
      path('M234 250l44-16v102l-44 14z', 'url(#d)') +
      print(brush, 178, 186, 98, 1),
  },
  snackBag: {
    shadow: [200, 106],
    draw: (brush) =>
      path('M96 58q104 16 208 0l-8 52q14 90 6 232-102 20-204 0-8-142 6-232z', 'url(#v)') +
      path('M96 58q104 16 208 0l-4 24q-100 14-200 0z', 'url(#d)') +
      path('M98 342q102 20 204 0l2-18q-104 20-208 0z', 'url(#d)') +
      circle(200, 188, 74, 'url(#q)') +
      print(brush, 200, 184, 124, 1.2) +
      times(3, (i) =>
        oval(
          150 + i * 50,
          298 - (i % 2) * 10,
          32,
          15,
          'url(#a)',
          `transform="rotate(${i * 24 - 24} ${150 + i * 50} 298)"`,
        ),
      ) +
      path('M112 96q-10 110 0 220l18 4q-12-120 2-222z', '#ffffff', 'opacity=".3"'),
  },
  coffeeBag: {
    shadow: [200, 94],
    draw: (brush) =>
      path('M118 60h164l8 44v232q0 14-14 14H124q-14 0-14-14V104z', 'url(#n)') +
      rect(118, 54, 164, 26, 3, '#16181c') +
      rect(106, 74, 188, 12, 4, 'url(#e)') +
      rect(110, 180, 180, 116, 0, 'url(#v)') +
      circle(200, 130, 22, '#0f1114') +
      path('M190 120q22 4 20 22-22-2-20-22z', '#8a5a3c') +
      print(brush, 200, 232, 160, 1.25, brush.color.ink),
  },
  ampouleBox: {
    shadow: [200, 140],
    draw: (brush) =>
      times(6, (i) => rect(82 + i * 41, 92, 30, 118, 12, 'url(#b)') + rect(88 + i * 41, 74, 18, 26, 4, 'url(#m)')) +
      path('M64 190h272v146q0 14-14 14H78q-14 0-14-14z', 'url(#q)') +
      path('M64 190h272v22H64z', brush.color.base, 'opacity=".9"') +
      print(brush, 200, 272, 230, 1.4),
  },
} as const satisfies Record<string, Template>;
