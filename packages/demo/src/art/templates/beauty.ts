import { circle, oval, paperLabel, path, print, rect, stroke, text, times, type Template } from '../shape.ts';

const gloss = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, w / 2, 'url(#g)', 'opacity=".75"');

/** Skin, sun, make-up, hair and body care. */
export const BEAUTY = {
  bottle: {
    shadow: [200, 88],
    draw: (brush) =>
      rect(168, 50, 64, 58, 8, 'url(#k)') +
      rect(176, 104, 48, 16, 2, 'url(#m)') +
      path('M134 160q0-42 42-42h48q42 0 42 42v174q0 16-16 16H150q-16 0-16-16z', 'url(#b)') +
      paperLabel(brush, 146, 176, 108, 128) +
      gloss(146, 136, 12, 190),
  },
  pump: {
    shadow: [200, 84],
    draw: (brush) =>
      path('M150 52h62q14 0 14 14v12h-24v-6h-48q-14 0-14 14v6h-14V70q0-18 24-18z', 'url(#k)') +
      rect(191, 70, 18, 42, 0, 'url(#m)') +
      rect(172, 92, 56, 34, 6, 'url(#k)') +
      path('M136 160q0-34 34-34h60q34 0 34 34v172q0 18-18 18h-92q-18 0-18-18z', 'url(#b)') +
      paperLabel(brush, 148, 176, 104, 122) +
      gloss(148, 144, 11, 186),
  },
  dropper: {
    shadow: [200, 78],
    draw: (brush) =>
      path('M182 40q18-8 36 0l4 54h-44z', 'url(#n)') +
      rect(170, 92, 60, 46, 5, 'url(#e)') +
      times(5, (i) => rect(176 + i * 11, 94, 2, 42, 1, '#7a5a1e', 'opacity=".3"')) +
      path('M138 178q0-38 38-38h48q38 0 38 38v156q0 16-16 16h-92q-16 0-16-16z', 'url(#b)') +
      rect(194, 142, 12, 176, 5, 'url(#t)') +
      print(brush, 200, 240, 104, 1.05, brush.color.ink) +
      gloss(150, 160, 11, 170),
  },
  spray: {
    shadow: [200, 66],
    draw: (brush) =>
      path('M176 48h34l14 18v16h-48z', 'url(#m)') +
      rect(160, 80, 80, 52, 12, 'url(#k)') +
      rect(146, 128, 108, 222, 16, 'url(#b)') +
      rect(146, 290, 108, 26, 0, 'url(#a)', 'opacity=".9"') +
      print(brush, 200, 204, 92, 1.05, brush.color.ink) +
      gloss(157, 144, 10, 190),
  },
  tube: {
    shadow: [200, 66],
    draw: (brush) =>
      path('M122 52h156l-22 236H144z', 'url(#b)') +
      rect(120, 46, 160, 16, 3, 'url(#k)') +
      times(11, (i) => rect(127 + i * 14, 48, 2, 12, 1, '#ffffff', 'opacity=".25"')) +
      path('M150 288h100l6 50q0 12-12 12h-88q-12 0-12-12z', 'url(#m)') +
      print(brush, 200, 152, 112, 1.15, brush.color.ink) +
      path('M140 66h16l14 216h-16z', 'url(#g)', 'opacity=".6"'),
  },
  jar: {
    shadow: [200, 118],
    draw: (brush) =>
      rect(84, 108, 232, 84, 20, 'url(#k)') +
      rect(84, 172, 232, 20, 6, '#000000', 'opacity=".14"') +
      path('M94 192h212v118q0 40-40 40H134q-40 0-40-40z', 'url(#p)') +
      path('M110 192h180v106q0 34-34 34H144q-34 0-34-34z', brush.color.pale, 'opacity=".5"') +
      print(brush, 200, 254, 168, 1.35) +
      gloss(104, 116, 16, 210),
  },
  cushion: {
    shadow: [200, 128],
    draw: (brush) =>
      circle(200, 190, 138, 'url(#v)') +
      circle(200, 190, 122, 'url(#q)') +
      circle(200, 190, 108, '#eac3a3') +
      circle(200, 190, 108, 'url(#t)') +
      oval(200, 344, 132, 10, 'url(#d)') +
      path('M70 262q130 74 260 0l-6 52q-2 34-36 34H112q-34 0-36-34z', 'url(#k)') +
      oval(200, 274, 130, 26, 'url(#b)') +
      text(200, 326, 22, brush.brand, { fill: brush.color.ink, width: 190, weight: 800 }) +
      text(200, 180, 20, brush.label, { fill: '#8a5a3c', width: 170 }) +
      text(200, 204, 13, brush.size, { fill: '#8a5a3c', width: 150, weight: 500 }),
  },
  lipstick: {
    shadow: [214, 104],
    draw: (brush) =>
      path('M128 150q0-52 54-84v128h-54z', 'url(#v)') +
      path('M128 150q0-52 54-84l-6 30q-34 22-34 60z', '#ffffff', 'opacity=".28"') +
      rect(122, 190, 66, 56, 3, 'url(#e)') +
      rect(114, 244, 82, 106, 6, 'url(#z)') +
      text(155, 306, 15, brush.brand, { fill: '#f2d58a', width: 70, weight: 800 }) +
      rect(224, 128, 82, 222, 8, 'url(#z)') +
      rect(224, 322, 82, 16, 0, 'url(#e)') +
      text(265, 222, 17, brush.brand, { fill: '#f2d58a', width: 70, weight: 800 }) +
      text(265, 246, 12, brush.label, { fill: '#ffffff', width: 70, weight: 500 }),
  },
  sunstick: {
    shadow: [200, 70],
    draw: (brush) =>
      path('M144 120q0-64 56-64t56 64z', 'url(#q)') +
      rect(138, 116, 124, 30, 4, 'url(#m)') +
      rect(134, 144, 132, 206, 18, 'url(#b)') +
      circle(200, 196, 24, 'url(#a)') +
      times(8, (i) => stroke('M200 162v-8', brush.color.accent, 4, `transform="rotate(${i * 45} 200 196)"`)) +
      print(brush, 200, 268, 112, 1, brush.color.ink) +
      gloss(146, 158, 12, 176),
  },
  maskPack: {
    shadow: [200, 104],
    draw: (brush) =>
      path('M112 60h204l-10 290H102z', 'url(#d)', 'transform="rotate(5 200 350)"') +
      path('M98 56h204v294H98z', 'url(#v)') +
      rect(98, 56, 204, 18, 0, 'url(#m)') +
      path('M98 74l204 120v156H98z', '#ffffff', 'opacity=".12"') +
      oval(200, 190, 58, 72, 'url(#q)') +
      oval(178, 178, 13, 7, brush.color.base) +
      oval(222, 178, 13, 7, brush.color.base) +
      oval(200, 226, 18, 7, brush.color.base) +
      print(brush, 200, 304, 176, 1, brush.color.ink),
  },
} as const satisfies Record<string, Template>;
