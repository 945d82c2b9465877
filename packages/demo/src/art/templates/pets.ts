import { at, circle, oval, paperLabel, path, print, rect, stroke, text, times, type Template } from '../shape.ts';
import { eyes } from './eyes.ts';

const dogFace =
  path('M104 106q-44 6-38 90 4 30 34 20 20-40 30-90zM296 106q44 6 38 90-4 30-34 20-20-40-30-90z', '#a8703e') +
  circle(200, 140, 94, '#e2ad74') +
  oval(200, 176, 52, 42, '#fff1de') +
  eyes(200, 132, 36, 11) +
  oval(200, 160, 17, 12, '#23262c') +
  stroke('M200 172v12q-16 12-26 0M200 184q16 12 26 0', '#23262c', 4) +
  path('M192 194h16v14q-8 12-16 0z', '#ee7b86');

const catFace =
  path('M112 120l-4-78 62 40zM288 120l4-78-62 40z', '#9ca2ad') +
  path('M120 104l-2-42 36 24zM280 104l2-42-36 24z', '#f3b7bd') +
  oval(200, 142, 98, 84, '#9ca2ad') +
  stroke('M178 70l6 24M200 66v26M222 70l-6 24', '#6f7682', 8) +
  oval(200, 176, 40, 28, '#f4f5f8') +
  oval(160, 138, 17, 19, '#f7d774') +
  oval(240, 138, 17, 19, '#f7d774') +
  oval(160, 138, 6, 16, '#23262c') +
  oval(240, 138, 6, 16, '#23262c') +
  path('M190 162h20l-10 11z', '#e88a95') +
  stroke('M200 173v7q-10 8-16 1M200 180q10 8 16 1', '#23262c', 3) +
  stroke('M146 172l-56-10M146 182l-54 10M254 172l56-10M254 182l54 10', '#ffffff', 2.5);

/** Animals and what they eat and sleep in. */
export const PETS = {
  dog: {
    shadow: [204, 106],
    draw: (brush) =>
      stroke('M284 300q50-10 44-64', '#d9a066', 24) +
      path('M130 214q70-24 140 0 26 60 18 136H112q-8-76 18-136z', '#e2ad74') +
      path('M166 240q34-12 68 0 8 60 0 110h-68q-8-50 0-110z', '#fff1de') +
      oval(146, 340, 30, 15, '#e8b985') +
      oval(254, 340, 30, 15, '#e8b985') +
      dogFace +
      stroke('M216 262Q380 300 366 40', brush.color.dark, 8) +
      path('M122 210q78 42 156 0l8 26-20 66q-66 26-132 0l-20-66z', 'url(#v)') +
      stroke('M134 302q66 26 132 0M114 236l72 26M286 236l-72 26', brush.color.deep, 7, 'opacity=".6"') +
      circle(200, 262, 17, 'url(#e)') +
      text(200, 298, 17, brush.brand, { fill: brush.color.ink, width: 96, weight: 800 }),
  },
  petBed: {
    shadow: [200, 166],
    draw: (brush) =>
      oval(200, 228, 166, 84, 'url(#d)') +
      oval(200, 234, 120, 54, brush.color.pale) +
      oval(220, 214, 104, 56, '#e2ad74') +
      at('translate(66 92) scale(.56)', dogFace) +
      path('M34 232q40 42 166 42t166-42q4 118-166 118T34 232z', 'url(#v)') +
      times(5, (i) => stroke(`M${88 + i * 56} ${290 - Math.abs(i - 2) * 6}v40`, '#000000', 4, 'opacity=".12"')) +
      rect(140, 292, 120, 32, 6, 'url(#q)') +
      text(200, 315, 20, brush.brand, { fill: brush.color.print, width: 110, weight: 800 }),
  },
  cat: {
    shadow: [200, 166],
    draw: (brush) =>
      path('M84 150V58l76 46zM316 150V58l-76 46z', 'url(#d)') +
      path('M44 336q-4-250 156-256 160 6 156 256z', 'url(#v)') +
      circle(200, 232, 90, brush.color.deep) +
      circle(200, 236, 82, '#2b2f36') +
      at('translate(70 148) scale(.65)', catFace) +
      oval(164, 306, 22, 12, '#b4b9c3') +
      oval(236, 306, 22, 12, '#b4b9c3') +
      rect(34, 310, 332, 40, 18, 'url(#d)') +
      text(200, 337, 20, brush.brand, { fill: brush.color.ink, width: 220, weight: 800 }),
  },
  petFood: {
    shadow: [190, 112],
    draw: (brush) =>
      path('M88 60h196l14 40v230q0 20-20 20H94q-20 0-20-20V100z', 'url(#v)') +
      rect(86, 52, 200, 22, 3, 'url(#d)') +
      circle(186, 142, 52, 'url(#q)') +
      oval(186, 154, 24, 20, brush.color.base) +
      circle(158, 132, 10, brush.color.base) +
      circle(176, 114, 11, brush.color.base) +
      circle(198, 114, 11, brush.color.base) +
      circle(216, 132, 10, brush.color.base) +
      print(brush, 186, 252, 180, 1.3, brush.color.ink) +
      path('M236 316h124l-14 34H250z', 'url(#a)') +
      oval(298, 316, 62, 15, '#6b4630') +
      times(7, (i) => circle(258 + i * 13, 309 + (i % 2) * 6, 8, '#9a6a44')),
  },
  catTower: {
    shadow: [200, 118],
    draw: (brush) =>
      rect(84, 330, 232, 20, 8, 'url(#w)') +
      rect(126, 150, 32, 182, 4, 'url(#o)') +
      times(14, (i) => rect(126, 156 + i * 12.6, 32, 3, 0, '#8a5a2e', 'opacity=".4"')) +
      rect(244, 232, 32, 100, 4, 'url(#o)') +
      times(7, (i) => rect(244, 238 + i * 13, 32, 3, 0, '#8a5a2e', 'opacity=".4"')) +
      rect(196, 214, 128, 22, 10, 'url(#v)') +
      path('M76 138h132v-52q0-30-66-30t-66 30z', 'url(#v)') +
      path('M108 138v-28q0-24 34-24t34 24v28z', '#2b2f36', 'opacity=".75"') +
      rect(70, 134, 144, 20, 9, 'url(#d)') +
      stroke('M302 236v44', '#8d929c', 2) +
      circle(302, 290, 13, 'url(#a)') +
      text(200, 346, 13, brush.brand, { fill: '#4a2f16', width: 180, weight: 800 }),
  },
  petSnack: {
    shadow: [200, 108],
    draw: (brush) =>
      path('M104 56h192v286q-96 16-192 0z', 'url(#v)') +
      rect(104, 52, 192, 20, 3, 'url(#d)') +
      paperLabel(brush, 128, 104, 144, 112, 1.12) +
      path(
        'M138 284q-22-22 0-32 14-4 18 12h88q4-16 18-12 22 10 0 32 22 22 0 32-14 4-18-12h-88q-4 16-18 12-22-10 0-32z',
        '#f7e3bf',
        'stroke="#00000022"',
      ),
  },
} as const satisfies Record<string, Template>;
