import { at, type Brush, circle, oval, path, print, rect, stroke, text, times, type Template } from '../shape.ts';

const wheel = (x: number, r = 74): string =>
  circle(x, 348 - r, r, 'none', 'stroke="#23262c" stroke-width="9"') +
  circle(x, 348 - r, r - 8, 'none', 'stroke="#aeb6c3" stroke-width="3"') +
  times(12, (i) =>
    stroke(`M${x} ${348 - r}v${10 - r}`, '#aeb6c3', 1.2, `transform="rotate(${i * 30} ${x} ${348 - r})"`),
  ) +
  circle(x, 348 - r, 9, '#4a505b');

/** What a voucher for a meal buys, served below it. */
const served = (brush: Brush, dish: string): string =>
  oval(200, 284, 150, 56, '#c8cfda') +
  oval(200, 276, 150, 56, 'url(#q)') +
  oval(200, 274, 112, 40, '#ffffff', 'stroke="#dfe3ea" stroke-width="2"') +
  dish +
  rect(96, 66, 208, 116, 12, 'url(#v)') +
  print(brush, 200, 118, 184, 1.15, brush.color.ink) +
  stroke('M52 190v150M40 190v34q12 14 24 0v-34', '#8d96a5', 6) +
  stroke('M350 340V188q-18 20-14 74h14', '#8d96a5', 6);

/** Camping, sports, bicycles and vouchers. */
export const LEISURE = {
  tent: {
    shadow: [200, 172],
    draw: (brush) =>
      path('M200 74L368 340H262z', 'url(#d)') +
      path('M200 74L262 340H32z', 'url(#v)') +
      path('M200 74l-64 266H32z', '#ffffff', 'opacity=".14"') +
      path('M186 132q-30 110-34 208h72q-6-110-38-208z', '#1d2026', 'opacity=".72"') +
      path('M186 132q-30 110-34 208h30q4-120 4-208z', brush.color.pale) +
      stroke('M200 74L32 340M200 74l168 266', '#ffffff', 3, 'opacity=".5"') +
      stroke('M200 76v-22', '#8d96a5', 5) +
      path('M200 54l32 10-32 10z', brush.color.accent) +
      stroke('M40 330l-18 18M360 330l18 18', '#8d96a5', 3) +
      text(112, 316, 21, brush.brand, { fill: brush.color.ink, width: 80, weight: 800 }) +
      rect(26, 338, 348, 10, 5, brush.color.deep),
  },
  campChair: {
    shadow: [200, 118],
    draw: (brush) =>
      stroke('M104 346l176-128M296 346L120 218', '#3b4048', 10) +
      stroke('M112 80l14 148M288 80l-14 148', '#3b4048', 10) +
      path('M110 64h180l-14 140q-76 22-152 0z', 'url(#v)') +
      path('M110 204q90 30 180 0l20 34q-110 40-220 0z', 'url(#d)') +
      rect(76, 176, 62, 13, 6, 'url(#w)') +
      rect(262, 176, 62, 13, 6, 'url(#w)') +
      stroke('M82 186l24 160M318 186l-24 160', '#3b4048', 8) +
      text(200, 130, 28, brush.brand, { fill: brush.color.ink, width: 140, weight: 800 }) +
      text(200, 156, 15, brush.label, { fill: brush.color.ink, width: 140, weight: 500 }),
  },
  lantern: {
    shadow: [200, 84],
    draw: (brush) =>
      stroke('M140 120C140 10 260 10 260 120', '#4a505b', 8) +
      path('M148 100h104l20 34H128z', 'url(#k)') +
      circle(200, 210, 128, '#ffe6a6', 'opacity=".4"') +
      rect(136, 134, 128, 140, 14, '#fff6da', 'opacity=".9"') +
      rect(180, 154, 40, 100, 20, '#ffd36b') +
      times(4, (i) => rect(140 + i * 38, 134, 6, 140, 2, '#4a505b')) +
      path('M128 274h144l16 76H112z', 'url(#b)') +
      text(200, 312, 23, brush.brand, { fill: brush.color.ink, width: 130, weight: 800 }) +
      text(200, 333, 13, brush.label, { fill: brush.color.ink, width: 130, weight: 500 }),
  },
  dumbbell: {
    shadow: [200, 152],
    draw: (brush) =>
      rect(130, 226, 140, 36, 10, 'url(#m)') +
      times(12, (i) => rect(148 + i * 9, 228, 3, 32, 1, '#6c7480', 'opacity=".5"')) +
      [52, 258]
        .map(
          (x) =>
            path(`M${x} 190l26-40h38l26 40v108l-26 40h-38l-26-40z`, 'url(#v)') +
            path(`M${x + 12} 196l20-30h26l20 30v96l-20 30h-26l-20-30z`, 'url(#d)') +
            text(x + 45, 254, 27, brush.size, { fill: '#ffffff', width: 66, weight: 800 }),
        )
        .join('') +
      text(200, 132, 34, brush.brand, { fill: brush.color.print, width: 240, weight: 800 }),
  },
  yogaMat: {
    shadow: [190, 152],
    draw: (brush) =>
      path('M122 318l226 10q20 6 12 22H92z', 'url(#d)') +
      rect(74, 120, 92, 230, 44, 'url(#b)') +
      oval(120, 142, 46, 24, brush.color.light) +
      times(4, (i) =>
        oval(120, 142, 38 - i * 9, 19 - i * 4.5, 'none', `stroke="${brush.color.dark}" stroke-width="4"`),
      ) +
      rect(70, 190, 100, 16, 6, brush.color.accent) +
      rect(70, 288, 100, 16, 6, brush.color.accent) +
      circle(282, 248, 72, 'url(#r)') +
      oval(258, 214, 24, 14, '#ffffff', 'opacity=".4" transform="rotate(-30 258 214)"') +
      text(282, 250, 26, brush.brand, { fill: brush.color.ink, width: 116, weight: 800 }) +
      text(282, 274, 14, brush.label, { fill: brush.color.ink, width: 110, weight: 500 }),
  },
  gymBall: {
    shadow: [200, 120],
    draw: (brush) =>
      circle(200, 204, 146, 'url(#r)') +
      times(4, (i) =>
        oval(200, 204, 146, 34 + i * 30, 'none', 'stroke="#000000" stroke-opacity=".13" stroke-width="3"'),
      ) +
      oval(142, 122, 44, 24, '#ffffff', 'opacity=".4" transform="rotate(-36 142 122)"') +
      text(200, 208, 36, brush.brand, { fill: brush.color.ink, width: 210, weight: 800 }) +
      text(200, 238, 18, brush.label, { fill: brush.color.ink, width: 160 }) +
      rect(316, 288, 34, 62, 6, 'url(#n)') +
      rect(328, 258, 10, 34, 3, 'url(#m)') +
      rect(312, 250, 42, 11, 5, 'url(#n)'),
  },
  bicycle: {
    shadow: [200, 168],
    draw: (brush) =>
      wheel(98) +
      wheel(302) +
      stroke('M98 274l64-120h106l-74 120H98M162 154l32 120M268 154l34 120', brush.color.deep, 13) +
      stroke('M98 274l64-120h106l-74 120H98M162 154l32 120M268 154l34 120', brush.color.base, 9) +
      stroke('M268 154l-10-42q34-14 44 8', '#3b4048', 8) +
      stroke('M162 154l-6-24', '#3b4048', 7) +
      rect(128, 116, 60, 15, 7, '#23262c') +
      circle(194, 274, 18, 'url(#m)') +
      stroke('M194 274l18 26h16', '#3b4048', 5) +
      text(218, 192, 15, brush.brand, { fill: brush.color.print, width: 82, weight: 800 }),
  },
  foldingBike: {
    shadow: [200, 158],
    draw: (brush) =>
      wheel(96, 50) +
      wheel(304, 50) +
      stroke('M96 298l62-16M304 298l-26-96', brush.color.deep, 11) +
      stroke('M158 284q60 0 122-76', brush.color.base, 17) +
      stroke('M158 290l-16-152M278 204l-18-120h-22', '#8d96a5', 9) +
      rect(112, 124, 62, 15, 7, '#23262c') +
      rect(224, 78, 32, 13, 6, '#23262c') +
      rect(208, 256, 20, 22, 5, 'url(#m)', 'transform="rotate(-30 218 267)"') +
      circle(158, 288, 18, 'url(#m)') +
      stroke('M158 288l14 28h16', '#3b4048', 5) +
      text(204, 236, 15, brush.brand, { fill: brush.color.print, width: 82, weight: 800 }),
  },
  helmet: {
    shadow: [200, 132],
    draw: (brush) =>
      path('M70 260q-10-160 130-164 146 0 134 150-10 24-54 22l-150 10q-50 4-60-18z', 'url(#v)') +
      times(4, (i) => path(`M${116 + i * 50} 232q-4-76 ${24 - i * 8}-116 20 40 16 114z`, '#16181c', 'opacity=".72"')) +
      path('M70 260q130-20 264-14-4 30-54 30l-150 8q-56 4-60-24z', 'url(#n)') +
      stroke('M112 282q30 80 90 66 46-12 60-70', '#2b2f36', 9) +
      rect(182, 334, 34, 16, 5, '#4a505b') +
      text(202, 268, 18, brush.brand, { fill: '#ffffff', width: 130, weight: 800 }) +
      path('M86 220q6-90 70-110-30 40-34 118z', '#ffffff', 'opacity=".25"'),
  },
  voucher: {
    shadow: [200, 152],
    draw: (brush) =>
      `<g transform="rotate(-5 200 220)">` +
      path(
        'M44 130q0-14 14-14h284q14 0 14 14v58a28 28 0 0 0 0 56v58q0 14-14 14H58q-14 0-14-14v-58a28 28 0 0 0 0-56z',
        'url(#v)',
      ) +
      stroke('M262 126v182', '#ffffff', 3, 'stroke-dasharray="2 11" opacity=".85"') +
      text(152, 186, 29, brush.brand, { fill: brush.color.ink, width: 184, weight: 800 }) +
      text(152, 216, 18, brush.label, { fill: brush.color.ink, width: 184 }) +
      text(152, 272, 34, brush.size, { fill: brush.color.ink, width: 184, weight: 800 }) +
      circle(308, 216, 28, '#ffffff', 'opacity=".92"') +
      path('M294 216h28M308 202v28', 'none', `stroke="${brush.color.base}" stroke-width="5"`) +
      path('M44 130q0-14 14-14h120L44 280z', '#ffffff', 'opacity=".14"') +
      '</g>',
  },
  coffeeVoucher: {
    shadow: [200, 84],
    draw: (brush) =>
      path('M118 108h164l-22 226q-2 16-18 16h-84q-16 0-18-16z', 'url(#q)') +
      path('M126 182h148l-9 96H135z', 'url(#v)') +
      rect(106, 84, 188, 28, 11, 'url(#n)') +
      path('M124 58h152l12 28H112z', 'url(#n)') +
      rect(218, 56, 28, 7, 3, '#0d0f12') +
      text(200, 228, 27, brush.brand, { fill: brush.color.ink, width: 118, weight: 800 }) +
      text(200, 252, 15, brush.label, { fill: brush.color.ink, width: 118 }) +
      text(200, 314, 17, brush.size, { fill: brush.color.print, width: 100, weight: 800 }) +
      path('M130 116h16l18 228h-12q-8 0-9-10z', '#ffffff', 'opacity=".5"'),
  },
  mealVoucher: {
    shadow: [200, 142],
    draw: (brush) =>
      served(
        brush,
        path('M112 262q88-60 176 0-10 34-88 34t-88-34z', '#b4532e') +
          path('M122 256q78-46 156 0-24-52-78-52t-78 52z', '#d9793f') +
          times(5, (i) => circle(150 + i * 25, 244 - (i % 2) * 10, 8, '#7fb069')),
      ),
  },
  chickenVoucher: {
    shadow: [200, 142],
    draw: (brush) =>
      served(
        brush,
        [140, 260, 200]
          .map((x) =>
            at(
              `rotate(${(x - 200) / 2} ${x} 270)`,
              stroke(`M${x} 240v-42m-8 0h16`, '#ecd9b8', 12),
              path(`M${x - 34} 268q4-44 34-48 30 4 34 48-4 26-34 26t-34-26z`, '#c4702c'),
              oval(x - 10, 254, 9, 14, '#e39a4f'),
            ),
          )
          .join(''),
      ),
  },
  pizzaVoucher: {
    shadow: [200, 142],
    draw: (brush) =>
      served(
        brush,
        oval(200, 262, 122, 46, '#c98a3e') +
          oval(200, 256, 110, 38, '#f7cf63') +
          times(6, (i) => oval(126 + i * 29, 250 + (i % 2) * 18, 14, 8, '#c8402f')) +
          times(5, (i) => oval(142 + i * 29, 264 - (i % 2) * 26, 6, 3, '#4f9a4b')) +
          stroke('M200 218v76M118 232l164 50M282 232l-164 50', '#c98a3e', 2),
      ),
  },
} as const satisfies Record<string, Template>;
