import { circle, oval, paperLabel, path, rect, stroke, text, times, type Template } from '../shape.ts';

const name = (x: number, y: number, brand: string, label: string, fill: string, width: number, size = 24): string =>
  text(x, y, size, brand, { fill, width, weight: 800 }) +
  text(x, y + size, size * 0.6, label, { fill, width, weight: 500, extra: 'opacity=".85"' });

/** Bedding, light, storage, kitchen and furniture. */
export const HOME = {
  bedding: {
    shadow: [200, 166],
    draw: (brush) =>
      rect(46, 116, 308, 150, 22, 'url(#w)') +
      path('M40 230h320v106q0 14-14 14H54q-14 0-14-14z', 'url(#q)') +
      path('M78 176q54-22 112 0 8 44-6 66-48 12-104 0-12-30-2-66z', 'url(#q)', 'stroke="#d6dbe4"') +
      path('M212 176q54-22 112 0 8 44-6 66-48 12-104 0-12-30-2-66z', 'url(#q)', 'stroke="#d6dbe4"') +
      path('M34 246q90-24 166-6t166 2l8 88q2 20-18 20H46q-20 0-18-20z', 'url(#v)') +
      path('M34 246q90-24 166-6t166 2l2 28q-92 10-170-6t-166 10z', brush.color.pale) +
      times(4, (i) => stroke(`M${84 + i * 74} 276q-10 36 4 70`, '#000000', 3, 'opacity=".12"')) +
      name(200, 306, brush.brand, brush.label, brush.color.ink, 220),
  },
  mattressCover: {
    shadow: [200, 172],
    draw: (brush) =>
      path('M92 176h216l56 84H36z', 'url(#v)') +
      path('M308 176l-92 84h148z', '#ffffff', 'opacity=".16"') +
      rect(32, 256, 336, 94, 20, 'url(#d)') +
      times(13, (i) => stroke(`M${56 + i * 24} 272q6 30 0 62`, '#000000', 3, 'opacity=".12"')) +
      [140, 200, 260].map((x) => path(`M${x} 96q22 30 0 42-22-12 0-42z`, '#6bb7ea')).join('') +
      name(200, 304, brush.brand, brush.label, brush.color.ink, 240, 26),
  },
  pillow: {
    shadow: [200, 150],
    draw: (brush) =>
      path(
        'M74 246q-26-6-22-28 20-10 30 2 120-26 238 0 8-12 28-2 4 22-22 28 10 38 0 72 26 6 22 26-20 12-28 2-120 14-242 0-8 10-26-2-4-20 20-26-8-34 2-72z',
        'url(#d)',
      ) +
      path(
        'M84 146q-26-6-22-28 20-10 30 2 110-26 216 0 8-12 28-2 4 22-22 28 12 50 0 96 26 6 22 26-20 12-28 2-108 14-220 0-8 10-26-2-4-20 20-26-10-46 2-96z',
        'url(#v)',
      ) +
      stroke('M100 150q-6 40 0 88M300 150q6 40 0 88', '#ffffff', 2, 'opacity=".4" stroke-dasharray="6 5"') +
      rect(148, 172, 104, 48, 5, 'url(#q)') +
      name(200, 194, brush.brand, brush.label, brush.color.print, 94, 20),
  },
  lamp: {
    shadow: [200, 72],
    draw: (brush) =>
      circle(200, 130, 150, '#ffe9b0', 'opacity=".35"') +
      rect(193, 186, 14, 140, 4, 'url(#e)') +
      path('M138 326h124q8 2 10 24H128q2-22 10-24z', 'url(#n)') +
      path('M142 54h116l48 146H94z', 'url(#v)') +
      path('M100 186h200l6 14H94z', '#fff3cf') +
      oval(200, 200, 106, 9, '#fff0c0', 'opacity=".8"') +
      path('M152 60h18l-34 136h-26z', '#ffffff', 'opacity=".3"') +
      name(200, 136, brush.brand, brush.label, brush.color.ink, 116, 23) +
      stroke('M236 200v40', '#b58a36', 2.5) +
      circle(236, 244, 5, 'url(#e)'),
  },
  deskLamp: {
    shadow: [206, 84],
    draw: (brush) =>
      path('M128 96l-70 150 130 20z', '#fff0b8', 'opacity=".55"') +
      path('M148 330h140q10 0 12 20H136q2-20 12-20z', 'url(#k)') +
      stroke('M218 334l50-128L154 92', brush.color.deep, 13) +
      stroke('M218 334l50-128L154 92', brush.color.light, 4) +
      circle(268, 206, 14, 'url(#m)') +
      path('M168 58q20 30-8 58l-76 34q-10-12-12-24z', 'url(#v)') +
      oval(80, 136, 24, 10, '#fff6d6', 'transform="rotate(58 80 136)"') +
      text(218, 346, 13, brush.brand, { fill: brush.color.ink, width: 110, weight: 800 }) +
      text(296, 280, 16, brush.label, { fill: brush.color.print, width: 96, weight: 800 }),
  },
  basket: {
    shadow: [200, 126],
    draw: (brush) =>
      path('M118 150q-20-62 20-72h124q40 10 20 72h-20q14-44-12-50H150q-26 6-12 50z', 'url(#d)') +
      path('M112 130q60-34 110 0 50-20 76 6v40H108z', 'url(#q)') +
      path('M150 128q40-20 70 6l-10 40h-70z', brush.color.accent, 'opacity=".8"') +
      path('M74 150h252l-22 186q-2 14-16 14H112q-14 0-16-14z', 'url(#v)') +
      times(6, (row) =>
        times(11, (i) =>
          rect(
            88 + row * 3.4 + i * (21 - row * 0.6),
            184 + row * 26,
            12,
            13,
            3,
            '#000000',
            `opacity="${row % 2 === i % 2 ? 0.18 : 0.07}"`,
          ),
        ),
      ) +
      rect(70, 146, 260, 22, 9, 'url(#d)') +
      rect(142, 226, 116, 62, 8, 'url(#q)') +
      name(200, 254, brush.brand, brush.label, brush.color.print, 104, 21),
  },
  storageBox: {
    shadow: [200, 140],
    draw: (brush) =>
      [0, 1]
        .map(
          (row) =>
            rect(64, 88 + row * 132, 272, 126, 14, 'url(#q)') +
            rect(78, 102 + row * 132, 244, 98, 10, 'url(#v)', 'opacity=".92"') +
            rect(158, 112 + row * 132, 84, 18, 9, '#000000', 'opacity=".22"') +
            rect(88, 108 + row * 132, 12, 86, 6, '#ffffff', 'opacity=".25"'),
        )
        .join('') +
      name(200, 166, brush.brand, brush.label, brush.color.ink, 180, 24) +
      name(200, 298, brush.size, '', brush.color.ink, 160, 18) +
      rect(70, 346, 26, 10, 4, '#30353d') +
      rect(304, 346, 26, 10, 4, '#30353d'),
  },
  fridgeTray: {
    shadow: [200, 158],
    draw: (brush) =>
      [58, 150, 242]
        .map((x) => rect(x + 12, 168, 64, 130, 14, 'url(#b)') + rect(x + 26, 140, 36, 32, 5, 'url(#a)'))
        .join('') +
      path('M44 216h312l-16 122q-2 12-16 12H76q-14 0-16-12z', '#dfeaf3', 'opacity=".72"') +
      rect(38, 206, 324, 18, 8, '#eef4f9', 'stroke="#c3d0dc"') +
      rect(150, 240, 100, 20, 10, '#ffffff', 'stroke="#c3d0dc"') +
      name(200, 294, brush.brand, brush.label, brush.color.print, 200, 26),
  },
  foldingBox: {
    shadow: [200, 150],
    draw: (brush) =>
      path('M60 150h280v30H60z', 'url(#d)') +
      rect(54, 156, 292, 194, 12, 'url(#v)') +
      rect(54, 156, 292, 24, 10, 'url(#d)') +
      times(2, (row) => times(7, (i) => rect(76 + i * 37, 282 + row * 28, 26, 16, 5, '#000000', 'opacity=".22"'))) +
      rect(150, 192, 100, 22, 11, '#000000', 'opacity=".3"') +
      stroke('M60 264h280', brush.color.deep, 4) +
      rect(44, 122, 312, 36, 10, 'url(#w)') +
      name(200, 244, brush.brand, '', brush.color.ink, 240, 25),
  },
  pan: {
    shadow: [170, 124],
    draw: (brush) =>
      path('M262 250l112-70q14-6 20 6t-6 20l-110 76z', 'url(#n)') +
      circle(372, 192, 5, '#c9cfd8') +
      path('M36 222q2 128 134 128t134-128z', 'url(#b)') +
      oval(170, 222, 134, 62, 'url(#m)') +
      oval(170, 222, 126, 56, 'url(#n)') +
      oval(170, 228, 104, 44, '#383d46') +
      text(170, 236, 23, brush.brand, { fill: '#ffffff', width: 140, weight: 800, extra: 'opacity=".35"' }) +
      oval(128, 206, 34, 10, '#ffffff', 'opacity=".16" transform="rotate(-18 128 206)"') +
      text(170, 318, 19, brush.label, { fill: brush.color.ink, width: 150, weight: 800 }),
  },
  pot: {
    shadow: [200, 130],
    draw: (brush) =>
      stroke('M86 214H56q-10 0-10 12v20q0 12 12 12h30M314 214h30q10 0 10 12v20q0 12-12 12h-30', brush.color.deep, 15) +
      path('M84 186h232v112q0 52-52 52H136q-52 0-52-52z', 'url(#b)') +
      path('M76 180q0-66 124-66t124 66z', 'url(#k)') +
      rect(70, 174, 260, 18, 8, 'url(#m)') +
      circle(200, 102, 18, 'url(#e)') +
      rect(190, 108, 20, 14, 3, '#8b6a22') +
      text(200, 266, 31, brush.brand, { fill: brush.color.ink, width: 180, weight: 800 }) +
      text(200, 294, 16, brush.label, { fill: brush.color.ink, width: 170 }) +
      rect(98, 200, 14, 130, 7, 'url(#g)'),
  },
  mug: {
    shadow: [186, 98],
    draw: (brush) =>
      path('M270 158h30q52 0 52 62t-60 62h-26v-26h22q36 0 36-36t-30-36h-24z', 'url(#k)') +
      path('M82 128h196v172q0 50-50 50h-96q-50 0-50-50z', 'url(#b)') +
      oval(180, 128, 98, 24, brush.color.pale) +
      oval(180, 131, 87, 18, '#5a3522') +
      oval(160, 128, 34, 6, '#8a5a3c') +
      name(180, 252, brush.brand, brush.label, brush.color.ink, 156, 32) +
      rect(98, 156, 14, 168, 7, 'url(#g)'),
  },
  plates: {
    shadow: [200, 152],
    draw: (brush) =>
      oval(200, 322, 152, 28, '#c8cfda') +
      oval(200, 312, 152, 30, 'url(#q)') +
      oval(200, 294, 132, 26, '#c8cfda') +
      oval(200, 286, 132, 26, 'url(#v)') +
      path('M104 220q4 66 96 66t96-66z', 'url(#b)') +
      oval(200, 220, 96, 22, brush.color.pale) +
      oval(200, 223, 84, 16, brush.color.light) +
      circle(200, 130, 76, 'url(#q)', 'stroke="#d5dae3"') +
      circle(200, 130, 60, 'none', `stroke="${brush.color.base}" stroke-width="5"`) +
      name(200, 132, brush.brand, brush.label, brush.color.print, 100, 24),
  },
  chair: {
    shadow: [200, 106],
    draw: () =>
      path('M126 252l-24 98h14l34-98zM274 252l24 98h-14l-34-98z', 'url(#w)') +
      path('M150 252l-10 78h12l14-78zM250 252l10 78h-12l-14-78z', '#8a5a2e') +
      path('M112 72q88-34 176 0l-14 150H126z', 'url(#v)') +
      stroke('M156 78l8 140M244 78l-8 140M200 66v154', '#000000', 3, 'opacity=".12"') +
      path('M96 214q104-28 208 0 14 40-14 48-90 18-180 0-28-8-14-48z', 'url(#d)') +
      path('M96 214q104-28 208 0 4 14 0 26-104-24-208 0-4-12 0-26z', 'url(#v)') +
      path('M122 82q20-10 34-12l4 136-26 8z', '#ffffff', 'opacity=".2"'),
  },
  officeChair: {
    shadow: [200, 106],
    draw: (brush) =>
      stroke('M200 306L110 336M200 306l90 30M200 306l-36 34M200 306l36 34', '#4a505b', 12) +
      [108, 162, 238, 292].map((x) => circle(x, 341, 9, '#23262c')).join('') +
      rect(192, 246, 16, 66, 5, 'url(#m)') +
      rect(150, 40, 100, 38, 16, 'url(#v)') +
      rect(190, 70, 20, 30, 4, '#4a505b') +
      path('M122 96q78-22 156 0l-12 116q-66 16-132 0z', 'url(#v)') +
      times(11, (i) => stroke(`M${134 + i * 13} 100v108`, '#000000', 2, 'opacity=".18"')) +
      times(8, (i) => stroke(`M130 ${106 + i * 13}h140`, '#000000', 2, 'opacity=".18"')) +
      stroke('M122 248H92v-44h-12h44M278 248h30v-44h12h-44', '#4a505b', 10) +
      path('M108 224q92-22 184 0 12 32-14 36-78 12-156 0-26-4-14-36z', 'url(#d)') +
      text(200, 162, 24, brush.brand, { fill: brush.color.ink, width: 116, weight: 800 }),
  },
  woodChair: {
    shadow: [200, 106],
    draw: (brush) =>
      path('M112 52h18l8 160h-18zM288 52h-18l-8 160h18z', 'url(#w)') +
      times(5, (i) => rect(146 + i * 24, 92, 10, 124, 4, '#b07c4a')) +
      path('M106 48q94-22 188 0l-4 50q-90-20-180 0z', 'url(#w)') +
      path('M118 246h18l-16 104h-16zM282 246h-18l16 104h16z', 'url(#w)') +
      path('M152 250h12l-8 86h-10zM248 250h-12l8 86h10z', '#8a5a2e') +
      rect(122, 290, 156, 9, 4, '#b07c4a') +
      rect(96, 230, 208, 24, 8, 'url(#w)') +
      path('M104 214q96-20 192 0 14 22-8 24H112q-22-2-8-24z', 'url(#v)') +
      text(200, 84, 20, brush.brand, { fill: '#4a2f16', width: 150, weight: 800 }),
  },
  desk: {
    shadow: [200, 164],
    draw: (brush) =>
      rect(62, 192, 14, 158, 3, 'url(#z)') +
      rect(324, 192, 14, 158, 3, 'url(#z)') +
      rect(36, 168, 328, 26, 5, 'url(#w)') +
      rect(236, 194, 88, 96, 4, 'url(#v)') +
      rect(266, 214, 28, 6, 3, '#ffffff', 'opacity=".8"') +
      rect(266, 260, 28, 6, 3, '#ffffff', 'opacity=".8"') +
      stroke('M238 242h84', brush.color.deep, 2) +
      rect(104, 66, 136, 90, 6, 'url(#n)') +
      rect(110, 72, 124, 76, 3, 'url(#v)') +
      rect(164, 154, 16, 16, 0, 'url(#m)') +
      rect(272, 124, 34, 44, 5, 'url(#q)') +
      stroke('M289 124q-18-30-4-48M289 124q16-28 28-34', '#4fa883', 6) +
      text(172, 116, 19, brush.brand, { fill: brush.color.ink, width: 110, weight: 800 }),
  },
  candle: {
    shadow: [200, 88],
    draw: (brush) =>
      circle(200, 92, 74, '#ffdf9c', 'opacity=".5"') +
      path('M200 50q24 34 0 56-24-22 0-56z', '#ff9d3c') +
      path('M200 74q10 18 0 30-10-12 0-30z', '#fff1b8') +
      rect(198, 100, 4, 34, 1, '#3a3026') +
      path('M112 130h176v180q0 40-40 40h-96q-40 0-40-40z', 'url(#b)') +
      oval(200, 132, 88, 15, brush.color.pale) +
      paperLabel(brush, 138, 184, 124, 118, 1.05) +
      rect(124, 150, 12, 176, 6, 'url(#g)'),
  },
  candleWarmer: {
    shadow: [200, 112],
    draw: (brush) =>
      path('M126 138h116l34 196H92z', '#ffe9b0', 'opacity=".55"') +
      rect(96, 328, 208, 22, 10, 'url(#w)') +
      stroke('M282 330V92q0-38-48-38-50 0-50 22', '#3b4048', 9) +
      path('M158 72h52l44 70H114z', 'url(#v)') +
      oval(184, 142, 70, 9, '#fff3cf') +
      path('M126 232h116v74q0 24-24 24h-68q-24 0-24-24z', '#fffaf0') +
      oval(184, 232, 58, 11, '#f1d9a6') +
      rect(142, 258, 84, 52, 4, 'url(#q)', 'stroke="#dcd3c2"') +
      name(184, 280, brush.brand, brush.label, brush.color.print, 76, 19),
  },
} as const satisfies Record<string, Template>;
