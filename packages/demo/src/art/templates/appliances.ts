import { circle, oval, path, rect, stroke, text, times, type Template } from '../shape.ts';

const badge = (x: number, y: number, content: string, fill: string, width = 110): string =>
  text(x, y, 19, content, { fill, width, weight: 800 });

/** Household machines. */
export const APPLIANCES = {
  vacuum: {
    shadow: [196, 118],
    draw: (brush) =>
      rect(189, 152, 17, 172, 6, 'url(#m)') +
      path('M96 320h206q14 0 16 16l2 14H78l2-14q2-16 16-16z', 'url(#k)') +
      times(9, (i) => rect(94 + i * 24, 338, 14, 10, 3, '#ffffff', 'opacity=".35"')) +
      rect(158, 92, 80, 104, 26, 'url(#b)') +
      rect(168, 150, 60, 66, 14, '#dfe8f2', 'opacity=".8"') +
      rect(176, 158, 12, 50, 6, 'url(#g)') +
      path('M226 100q60-18 62 34v44q0 18-16 18h-10v-54q0-18-36-14z', 'url(#n)') +
      rect(250, 184, 46, 30, 8, 'url(#a)') +
      circle(198, 82, 42, 'url(#r)') +
      circle(198, 82, 24, brush.color.deep) +
      circle(198, 82, 16, '#7df0c8', 'opacity=".85"') +
      text(104, 250, 24, brush.brand, { fill: brush.color.print, width: 120, weight: 800 }) +
      text(104, 274, 14, brush.label, { fill: brush.color.print, width: 120, weight: 500 }),
  },
  handVacuum: {
    shadow: [200, 158],
    draw: (brush) =>
      path('M36 302l72-34v74l-68 8q-12-22-4-48z', 'url(#n)') +
      path('M104 246h108v104H104q-12-52 0-104z', '#dfe8f2', 'opacity=".85"') +
      rect(128, 270, 70, 56, 8, 'url(#m)') +
      stroke('M226 240q10-104 96-80 56 20 20 96', brush.color.deep, 26) +
      path('M206 232h100q56 6 56 60t-56 58H206z', 'url(#v)') +
      rect(262, 150, 44, 18, 9, 'url(#a)') +
      text(276, 292, 24, brush.brand, { fill: brush.color.ink, width: 126, weight: 800 }) +
      text(276, 316, 14, brush.label, { fill: brush.color.ink, width: 120, weight: 500 }),
  },
  bedVacuum: {
    shadow: [200, 152],
    draw: (brush) =>
      stroke('M132 216q-4-140 68-140t68 140', brush.color.deep, 26) +
      rect(180, 66, 40, 20, 10, 'url(#a)') +
      path('M60 300q0-116 140-116t140 116v24q0 20-20 20H80q-20 0-20-20z', 'url(#v)') +
      circle(200, 244, 46, '#dfe8f2', 'opacity=".85"') +
      circle(200, 244, 26, 'url(#m)') +
      rect(72, 322, 256, 28, 12, 'url(#n)') +
      times(14, (i) => rect(86 + i * 17, 330, 9, 12, 3, '#ffffff', 'opacity=".35"')) +
      text(200, 312, 19, brush.brand, { fill: brush.color.ink, width: 200, weight: 800 }),
  },
  robotVacuum: {
    shadow: [200, 150],
    draw: (brush) =>
      path('M50 252v34q0 62 150 62t150-62v-34z', 'url(#k)') +
      oval(200, 240, 150, 82, 'url(#v)') +
      oval(200, 234, 138, 73, 'url(#v)') +
      path('M150 168h100v30q0 22-50 22t-50-22z', 'url(#b)') +
      oval(200, 168, 50, 20, 'url(#k)') +
      oval(200, 166, 38, 13, '#16181c') +
      text(200, 258, 26, brush.brand, { fill: brush.color.ink, width: 180, weight: 800 }) +
      text(200, 280, 14, brush.label, { fill: brush.color.ink, width: 180, weight: 500 }) +
      rect(108, 310, 184, 16, 8, '#16181c', 'opacity=".55"') +
      circle(280, 222, 6, '#3ecf7a'),
  },
  airPurifier: {
    shadow: [200, 94],
    draw: (brush) =>
      rect(112, 52, 176, 298, 34, 'url(#b)') +
      oval(200, 78, 70, 18, '#30353d') +
      oval(200, 78, 56, 12, 'url(#m)') +
      times(7, (row) => times(10, (i) => circle(137 + i * 14, 204 + row * 17, 3.2, '#000000', 'opacity=".3"'))) +
      circle(200, 144, 27, '#ffffff') +
      circle(200, 144, 27, 'none', `stroke="${brush.color.base}" stroke-width="5"`) +
      text(200, 151, 19, '12', { fill: brush.color.print, width: 40 }) +
      text(200, 334, 18, brush.brand, { fill: brush.color.ink, width: 130, weight: 800 }) +
      rect(124, 96, 12, 236, 6, 'url(#g)'),
  },
  fan: {
    shadow: [200, 78],
    draw: (brush) =>
      rect(191, 244, 18, 88, 4, 'url(#m)') +
      path('M136 332h128q10 0 12 18H124q2-18 12-18z', 'url(#k)') +
      circle(200, 154, 108, 'none', 'stroke="url(#v)" stroke-width="9"') +
      times(5, (i) =>
        path(
          'M200 154C176 124 176 76 206 60c34 6 34 60-6 94z',
          'url(#v)',
          `opacity=".85" transform="rotate(${i * 72} 200 154)"`,
        ),
      ) +
      times(28, (i) =>
        stroke('M200 124V50', '#aeb6c3', 1.4, `transform="rotate(${i * (360 / 28)} 200 154)" opacity=".85"`),
      ) +
      circle(200, 154, 76, 'none', 'stroke="#aeb6c3" stroke-width="1.4"') +
      circle(200, 154, 31, 'url(#q)') +
      text(200, 160, 14, brush.brand, { fill: brush.color.print, width: 54, weight: 800 }),
  },
  humidifier: {
    shadow: [200, 86],
    draw: (brush) =>
      stroke('M196 96c-24-22 20-36 0-66M224 92c-16-18 14-28 0-52', '#ffffff', 9, 'opacity=".75"') +
      path('M116 210q0-108 84-108t84 108v110q0 30-30 30H146q-30 0-30-30z', 'url(#b)') +
      oval(200, 108, 28, 8, brush.color.deep) +
      path('M116 244h168v76q0 30-30 30H146q-30 0-30-30z', 'url(#p)') +
      badge(200, 196, brush.brand, brush.color.ink) +
      text(200, 218, 14, brush.label, { fill: brush.color.ink, width: 120, weight: 500 }) +
      circle(200, 300, 15, 'url(#v)') +
      path('M132 196q0-70 40-84-20 40-22 120z', '#ffffff', 'opacity=".3"'),
  },
  heater: {
    shadow: [200, 112],
    draw: (brush) =>
      rect(100, 60, 200, 276, 26, 'url(#v)') +
      rect(120, 82, 160, 168, 12, '#1b1e24') +
      times(4, (i) => rect(132, 98 + i * 38, 136, 15, 7, '#ff7a3c') + rect(132, 101 + i * 38, 136, 4, 2, '#ffe0b0')) +
      times(11, (i) => rect(126 + i * 14, 82, 2, 168, 0, '#9aa3b2', 'opacity=".7"')) +
      badge(200, 284, brush.brand, brush.color.ink, 170) +
      text(200, 306, 14, brush.label, { fill: brush.color.ink, width: 170, weight: 500 }) +
      rect(112, 334, 46, 16, 6, 'url(#n)') +
      rect(242, 334, 46, 16, 6, 'url(#n)'),
  },
  hairDryer: {
    shadow: [208, 92],
    draw: (brush) =>
      path('M222 178h62l-16 150q-2 22-26 22t-24-24z', 'url(#b)') +
      rect(234, 224, 26, 44, 12, '#ffffff', 'opacity=".5"') +
      path('M88 108l42-14v100l-42-14z', 'url(#n)') +
      path('M126 90h130q58 0 58 54t-58 54H126z', 'url(#v)') +
      circle(262, 144, 44, 'url(#m)') +
      circle(262, 144, 33, '#23272e') +
      times(6, (i) => circle(262, 144, 6 + i * 5, 'none', 'stroke="#7d8694" stroke-width="1.4"')) +
      rect(126, 96, 120, 12, 6, '#ffffff', 'opacity=".35"') +
      text(176, 144, 21, brush.brand, { fill: brush.color.ink, width: 86, weight: 800 }) +
      text(176, 166, 13, brush.label, { fill: brush.color.ink, width: 86, weight: 500 }) +
      stroke('M242 350q-10 14-70 4-50-8-90-2', '#2b2f36', 7),
  },
  styler: {
    shadow: [196, 132],
    draw: (brush) =>
      rect(92, 160, 64, 190, 26, 'url(#b)') +
      rect(114, 214, 20, 46, 10, '#ffffff', 'opacity=".5"') +
      rect(98, 62, 52, 102, 24, 'url(#m)') +
      times(4, (i) => stroke(`M102 ${84 + i * 20}q24 14 44-8`, '#6c7480', 3)) +
      text(124, 310, 16, brush.brand, { fill: brush.color.ink, width: 58, weight: 800 }) +
      rect(196, 190, 44, 140, 20, 'url(#m)') +
      times(7, (row) => stroke(`M186 ${204 + row * 18}h64`, brush.color.deep, 4, 'stroke-dasharray="1 8"')) +
      rect(200, 322, 36, 28, 6, 'url(#k)') +
      path('M276 236q26-14 52 0l8 86h-68z', 'url(#v)') +
      rect(282, 320, 40, 30, 6, 'url(#k)') +
      rect(274, 222, 56, 16, 6, 'url(#n)') +
      text(262, 156, 20, brush.label, { fill: brush.color.print, width: 130 }),
  },
  heatMat: {
    shadow: [196, 172],
    draw: (brush) =>
      path('M98 128h196l60 198H38z', 'url(#v)') +
      path('M38 322h316v16q0 12-12 12H50q-12 0-12-12z', 'url(#d)') +
      times(7, (i) =>
        stroke(
          `M${106 - i * 7.6} ${148 + i * 25}h${180 + i * 15}`,
          '#ffffff',
          4,
          'opacity=".42" stroke-dasharray="14 7"',
        ),
      ) +
      text(176, 190, 30, brush.brand, { fill: brush.color.ink, width: 150, weight: 800 }) +
      text(176, 216, 16, brush.label, { fill: brush.color.ink, width: 140 }) +
      stroke('M252 250q-30 34-70 20', '#4a505b', 9) +
      rect(246, 214, 124, 118, 22, 'url(#p)', 'stroke="#c8cfda"') +
      rect(264, 232, 88, 44, 8, '#14161b') +
      text(308, 264, 26, '38°C', { fill: '#ffb36b', width: 76, weight: 800 }) +
      circle(286, 302, 11, 'url(#k)') +
      circle(330, 302, 11, 'url(#a)'),
  },
  blender: {
    shadow: [200, 84],
    draw: (brush) =>
      rect(144, 42, 112, 22, 8, 'url(#k)') +
      path('M128 64h144l-16 180H144z', '#dbe7f1', 'opacity=".85"') +
      path('M139 142h122l-9 102H148z', 'url(#v)', 'opacity=".85"') +
      circle(172, 166, 12, brush.color.accent) +
      circle(220, 188, 16, brush.color.accent, 'opacity=".7"') +
      path('M138 70h18l10 168h-14z', 'url(#g)') +
      stroke('M268 84h30q16 0 12 20l-16 80q-4 16-22 16', '#2b2f36', 13) +
      path('M140 244h120l22 90q2 16-14 16H132q-16 0-14-16z', 'url(#p)') +
      circle(200, 312, 22, 'url(#k)') +
      rect(197, 292, 6, 20, 3, '#ffffff') +
      badge(200, 278, brush.brand, brush.color.print, 104),
  },
  coffeeMachine: {
    shadow: [200, 112],
    draw: (brush) =>
      rect(112, 66, 176, 282, 26, 'url(#b)') +
      rect(96, 56, 208, 108, 26, 'url(#k)') +
      path('M148 56q4-22 52-22t52 22z', 'url(#m)') +
      rect(190, 30, 20, 12, 6, 'url(#n)') +
      text(200, 116, 26, brush.brand, { fill: brush.color.ink, width: 170, weight: 800 }) +
      text(200, 140, 14, brush.label, { fill: brush.color.ink, width: 150, weight: 500 }) +
      rect(136, 164, 128, 148, 8, '#16181c', 'opacity=".82"') +
      path('M176 164h48l-10 26h-28z', 'url(#m)') +
      stroke('M196 190v62M204 190v62', '#6b4426', 4) +
      stroke('M232 252q22-2 20 16-2 14-24 16', '#ffffff', 7) +
      path('M166 238h68l-6 58q-1 10-12 10h-32q-11 0-12-10z', 'url(#q)') +
      oval(200, 240, 34, 7, '#6b4426') +
      rect(104, 308, 192, 40, 12, 'url(#n)') +
      times(9, (i) => rect(124 + i * 17, 316, 10, 5, 2, '#9aa2af', 'opacity=".8"')) +
      circle(276, 190, 6, '#7df0c8') +
      rect(120, 172, 9, 126, 4, 'url(#g)', 'opacity=".8"'),
  },
  kettle: {
    shadow: [196, 102],
    draw: (brush) =>
      stroke('M262 112q66-2 60 80-4 66-50 78', brush.color.deep, 21) +
      path('M128 108l-52-14q-8 40 34 66z', 'url(#k)') +
      path('M130 100h136l26 216q2 18-16 18H116q-18 0-16-18z', 'url(#b)') +
      path('M138 100q4-36 60-36t60 36z', 'url(#k)') +
      circle(198, 60, 12, 'url(#n)') +
      rect(92, 332, 212, 18, 7, 'url(#n)') +
      text(198, 220, 29, brush.brand, { fill: brush.color.ink, width: 130, weight: 800 }) +
      text(198, 246, 15, brush.label, { fill: brush.color.ink, width: 130, weight: 500 }) +
      path('M140 112h16l-14 206h-22z', 'url(#g)'),
  },
  airFryer: {
    shadow: [200, 118],
    draw: (brush) =>
      path('M92 130q0-74 108-74t108 74v188q0 30-30 30H122q-30 0-30-30z', 'url(#b)') +
      path('M128 104q0-28 72-28t72 28v34H128z', '#14161b') +
      text(200, 120, 21, '180°C', { fill: '#7df0c8', width: 90, weight: 800 }) +
      path('M92 194h216v124q0 30-30 30H122q-30 0-30-30z', 'url(#d)', 'opacity=".8"') +
      rect(150, 216, 100, 30, 15, 'url(#m)') +
      rect(160, 238, 80, 62, 12, 'url(#n)') +
      text(200, 174, 21, brush.brand, { fill: brush.color.ink, width: 170, weight: 800 }) +
      text(200, 330, 14, brush.label, { fill: '#ffffff', width: 170, weight: 500 }) +
      rect(104, 110, 13, 210, 6, 'url(#g)', 'opacity=".7"'),
  },
  riceCooker: {
    shadow: [200, 132],
    draw: (brush) =>
      path('M76 184q0-104 124-104t124 104v118q0 46-48 46H124q-48 0-48-46z', 'url(#b)') +
      path('M76 196q0-116 124-116t124 116q-124 26-248 0z', 'url(#k)') +
      oval(200, 100, 48, 12, 'url(#m)') +
      path('M134 222h132q10 0 10 10v62q0 10-10 10H134q-10 0-10-10v-62q0-10 10-10z', '#14161b') +
      text(200, 256, 25, '00:28', { fill: '#ffd37a', width: 110, weight: 800 }) +
      text(200, 282, 13, brush.label, { fill: '#c9cfd8', width: 130, weight: 500 }) +
      badge(200, 332, brush.brand, brush.color.ink, 150) +
      path('M92 190q4-66 62-92-28 40-30 110z', '#ffffff', 'opacity=".25"'),
  },
} as const satisfies Record<string, Template>;
