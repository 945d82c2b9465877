import { at, type Brush, circle, path, rect, stroke, text, times, type Template } from '../shape.ts';

const lens = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#0d0f13') +
  circle(x, y, r * 0.62, 'url(#u)') +
  circle(x - r * 0.25, y - r * 0.25, r * 0.18, '#ffffff', 'opacity=".8"');

const SHELL = rect(90, 52, 156, 298, 34, 'url(#v)');

/** A phone in its case from behind, and another from before; what is printed stands on the case. */
const casedPhone = ({ brand, label, color }: Brush, shell: string, ink = color.ink): string =>
  at(
    'rotate(7 200 200)',
    rect(176, 56, 144, 292, 28, 'url(#n)') +
      rect(183, 63, 130, 278, 22, 'url(#u)') +
      text(248, 130, 30, '10:24', { fill: '#ffffff', width: 100, weight: 500 }),
  ) +
  at(
    'rotate(-4 160 200)',
    shell +
      rect(97, 59, 142, 284, 28, 'none', 'stroke="#ffffff" stroke-opacity=".35" stroke-width="2"') +
      rect(106, 68, 66, 70, 20, '#14161b', 'opacity=".88"') +
      lens(126, 90, 14) +
      lens(152, 116, 14) +
      circle(152, 88, 5, '#fff4cc') +
      text(168, 246, 24, brand, { fill: ink, width: 116, weight: 800 }) +
      text(168, 270, 14, label, { fill: ink, width: 116, weight: 500, extra: 'opacity=".85"' }) +
      path('M97 90q0-30 30-31h14L97 250z', '#ffffff', 'opacity=".18"'),
  );

/** A phone that something holds, its face to the front. */
const heldPhone = ({ brand, label, color }: Brush): string =>
  rect(128, 48, 142, 240, 24, 'url(#n)') +
  rect(135, 55, 128, 226, 18, 'url(#v)') +
  path('M135 75q0-20 20-20h40L135 200z', '#ffffff', 'opacity=".2"') +
  text(199, 140, 26, brand, { fill: color.ink, width: 112, weight: 800 }) +
  text(199, 166, 15, label, { fill: color.ink, width: 112 });

/** A tablet before its cover. */
const tablet = ({ brand, label, color }: Brush): string =>
  path('M60 116 92 84h250l-8 220-34 12z', 'url(#d)') +
  rect(58, 88, 266, 220, 18, 'url(#n)') +
  rect(70, 100, 242, 196, 8, 'url(#v)') +
  path('M70 108q0-8 8-8h110L70 250z', '#ffffff', 'opacity=".2"') +
  text(191, 190, 32, brand, { fill: color.ink, width: 210, weight: 800 }) +
  text(191, 220, 17, label, { fill: color.ink, width: 200 });

/** Phone accessories and storage. */
export const MOBILE = {
  phoneCase: {
    shadow: [206, 104],
    draw: (brush) => casedPhone(brush, SHELL),
  },
  clearCase: {
    shadow: [206, 104],
    draw: (brush) =>
      casedPhone(
        brush,
        rect(98, 60, 140, 282, 26, 'url(#q)') + rect(90, 52, 156, 298, 34, brush.color.base, 'opacity=".32"'),
        brush.color.print,
      ),
  },
  cardCase: {
    shadow: [206, 104],
    draw: (brush) =>
      casedPhone(
        brush,
        SHELL +
          rect(118, 158, 100, 90, 8, 'url(#q)') +
          rect(118, 172, 100, 12, 0, brush.color.accent) +
          path('M108 194q60 24 120 0v112q0 14-14 14h-92q-14 0-14-14z', 'url(#d)'),
      ),
  },
  strapCase: {
    shadow: [206, 104],
    draw: (brush) =>
      stroke('M104 70C-40 230 60 372 214 342S420 120 236 66', brush.color.deep, 10) +
      stroke('M104 70C-40 230 60 372 214 342S420 120 236 66', brush.color.light, 3, 'stroke-dasharray="8 6"') +
      casedPhone(brush, SHELL),
  },
  folio: {
    shadow: [200, 146],
    draw: (brush) =>
      rect(56, 58, 144, 292, 16, 'url(#d)') +
      times(3, (i) => rect(72, 84 + i * 44, 112, 60, 8, i === 0 ? 'url(#q)' : 'url(#v)', 'stroke="#00000026"')) +
      rect(196, 58, 148, 292, 16, 'url(#v)') +
      rect(206, 68, 128, 272, 22, 'url(#n)') +
      rect(212, 74, 116, 260, 17, 'url(#u)') +
      text(270, 140, 26, '10:24', { fill: '#ffffff', width: 90, weight: 500 }) +
      text(128, 290, 22, brush.brand, { fill: brush.color.ink, width: 116, weight: 800 }) +
      text(128, 312, 14, brush.label, { fill: brush.color.ink, width: 116, weight: 500 }),
  },
  charger: {
    shadow: [196, 104],
    draw: (brush) =>
      rect(152, 62, 14, 46, 4, 'url(#m)') +
      rect(212, 62, 14, 46, 4, 'url(#m)') +
      rect(108, 100, 162, 196, 30, 'url(#v)') +
      rect(120, 112, 138, 172, 22, '#ffffff', 'opacity=".12"') +
      rect(146, 262, 36, 13, 6, '#16181c') +
      rect(198, 262, 36, 13, 6, '#16181c') +
      text(189, 180, 24, brush.brand, { fill: brush.color.ink, width: 128, weight: 800 }) +
      text(189, 206, 15, brush.label, { fill: brush.color.ink, width: 128 }) +
      text(189, 230, 17, brush.size, { fill: brush.color.ink, width: 128, weight: 800 }) +
      stroke('M164 276v20c0 56 150 60 150 0V180', '#ffffff', 15) +
      stroke('M164 276v20c0 56 150 60 150 0V180', '#d7dce4', 3) +
      rect(302, 130, 24, 54, 6, 'url(#p)') +
      rect(306, 108, 16, 24, 5, 'url(#m)'),
  },
  cable: {
    shadow: [200, 118],
    draw: (brush) =>
      stroke(
        'M110 80v60C110 220 60 230 60 280c0 84 280 84 280 0 0-76-220-74-220 0 0 56 160 56 160 4 0-50 10-80 10-150V80',
        brush.color.deep,
        20,
      ) +
      stroke(
        'M110 80v60C110 220 60 230 60 280c0 84 280 84 280 0 0-76-220-74-220 0 0 56 160 56 160 4 0-50 10-80 10-150V80',
        brush.color.base,
        14,
      ) +
      stroke(
        'M110 80v60C110 220 60 230 60 280c0 84 280 84 280 0 0-76-220-74-220 0 0 56 160 56 160 4 0-50 10-80 10-150V80',
        '#ffffff',
        2,
        'stroke-dasharray="5 7" opacity=".6"',
      ) +
      rect(92, 86, 36, 64, 8, 'url(#p)') +
      rect(100, 58, 20, 32, 5, 'url(#m)') +
      rect(272, 86, 36, 64, 8, 'url(#p)') +
      rect(279, 62, 22, 28, 3, 'url(#m)') +
      text(200, 110, 24, brush.brand, { fill: brush.color.print, width: 130, weight: 800 }) +
      text(200, 134, 15, brush.label, { fill: brush.color.print, width: 130, weight: 800 }),
  },
  powerBank: {
    shadow: [200, 92],
    draw: (brush) =>
      rect(120, 52, 160, 298, 26, 'url(#b)') +
      rect(128, 60, 144, 282, 20, 'none', 'stroke="#ffffff" stroke-opacity=".3" stroke-width="2"') +
      rect(150, 54, 40, 10, 5, '#16181c') +
      rect(212, 54, 38, 10, 5, '#16181c') +
      times(4, (i) => circle(170 + i * 20, 96, 4.5, i < 3 ? '#7df0a8' : '#ffffff', i < 3 ? '' : 'opacity=".4"')) +
      text(200, 210, 28, brush.brand, { fill: brush.color.ink, width: 136, weight: 800 }) +
      text(200, 238, 16, brush.label, { fill: brush.color.ink, width: 136 }) +
      text(200, 312, 20, brush.size, { fill: brush.color.ink, width: 136, weight: 800, extra: 'opacity=".85"' }),
  },
  watchBand: {
    shadow: [200, 76],
    draw: (brush) =>
      path('M156 36h88l10 78H146z', 'url(#b)') +
      path('M146 264h108l-10 90q-44 10-88 0z', 'url(#b)') +
      times(4, (i) => circle(200, 296 + i * 14, 4.5, brush.color.deep)) +
      times(3, (i) => rect(168, 54 + i * 18, 64, 4, 2, '#ffffff', 'opacity=".25"')) +
      rect(270, 158, 12, 40, 5, 'url(#m)') +
      rect(128, 100, 144, 178, 42, 'url(#m)') +
      rect(136, 108, 128, 162, 36, '#0c0e12') +
      circle(
        200,
        190,
        48,
        'none',
        `stroke="${brush.color.accent}" stroke-width="8" stroke-dasharray="210 100" stroke-linecap="round"`,
      ) +
      text(200, 198, 27, '10:24', { fill: '#ffffff', width: 74, weight: 800 }) +
      text(200, 218, 12, brush.brand, { fill: '#b9bfc7', width: 70, weight: 500 }),
  },
  stand: {
    shadow: [196, 112],
    draw: (brush) =>
      path('M92 338q0-18 18-18h180q18 0 18 18v12H92z', 'url(#k)') +
      path('M186 200l30-6 22 130h-36z', 'url(#m)') +
      at('rotate(-8 200 190)', heldPhone(brush), rect(116, 276, 166, 18, 8, 'url(#k)')),
  },
  gooseneck: {
    shadow: [152, 84],
    draw: (brush) =>
      stroke('M140 300C20 200 90 40 200 60S330 120 286 160', '#4a505b', 18) +
      stroke('M140 300C20 200 90 40 200 60S330 120 286 160', '#8d96a5', 13, 'stroke-dasharray="2 8"') +
      path('M92 286h96q14 0 14 14v50h-42v-22h-40v22H78v-50q0-14 14-14z', 'url(#k)') +
      at('translate(132 92) rotate(12 200 170) scale(.74)', heldPhone(brush)),
  },
  carMount: {
    shadow: [196, 92],
    draw: (brush) =>
      path('M106 350q6-42 94-42t94 42z', 'url(#k)') +
      stroke('M200 316l44-66-34-60', brush.color.deep, 20) +
      circle(244, 250, 17, 'url(#m)') +
      at('translate(28 -18) rotate(-6 200 170) scale(.86)', heldPhone(brush)) +
      stroke('M164 214h72', '#ffffff', 6, 'opacity=".5"'),
  },
  tabletCase: {
    shadow: [200, 146],
    draw: (brush) =>
      tablet(brush) +
      path('M50 318h300l18 24q2 8-6 8H38q-8 0-6-8z', 'url(#k)') +
      times(12, (i) => rect(64 + i * 23, 324, 17, 6, 2, '#ffffff', 'opacity=".35"')) +
      times(11, (i) => rect(72 + i * 23, 334, 17, 6, 2, '#ffffff', 'opacity=".25"')),
  },
  smartCover: {
    shadow: [200, 150],
    draw: (brush) =>
      path('M306 130L384 350H300z', 'url(#d)') +
      at('translate(-6 42)', tablet(brush), circle(326, 198, 22, 'url(#m)'), circle(326, 198, 10, 'url(#v)')),
  },
  film: {
    shadow: [200, 132],
    draw: (brush) =>
      rect(86, 60, 214, 290, 18, 'url(#n)') +
      rect(98, 74, 190, 262, 8, '#f6f2e8') +
      stroke('M122 116q34-30 60 0t60-6M122 150h90M122 176h60', brush.color.base, 5) +
      at(
        'translate(34 -12) rotate(7 200 200)',
        rect(98, 74, 190, 262, 8, '#ffffff', 'opacity=".62" stroke="#aeb6c3"'),
        path('M98 82q0-8 8-8h46l-54 54z', 'url(#v)'),
        text(194, 262, 26, brush.brand, { fill: brush.color.print, width: 150, weight: 800 }),
        text(194, 288, 16, brush.label, { fill: brush.color.print, width: 150 }),
      ) +
      at(
        'rotate(24 330 240)',
        rect(322, 120, 16, 196, 5, 'url(#q)', 'stroke="#c8cfda"'),
        path('M322 314h16l-8 24z', '#4a505b'),
      ),
  },
  carCharger: {
    shadow: [200, 72],
    draw: (brush) =>
      rect(184, 314, 32, 36, 8, 'url(#m)') +
      rect(138, 206, 124, 50, 12, 'url(#m)') +
      path('M146 150h108l-12 158q-2 14-16 14h-52q-14 0-16-14z', 'url(#b)') +
      rect(122, 62, 156, 100, 26, 'url(#v)') +
      rect(142, 84, 48, 20, 5, '#16181c') +
      rect(208, 84, 48, 20, 10, '#16181c') +
      circle(200, 126, 5, '#7df0a8') +
      text(200, 152, 18, brush.label, { fill: brush.color.ink, width: 130 }) +
      text(200, 220, 20, brush.brand, { fill: brush.color.ink, width: 92, weight: 800 }) +
      text(200, 248, 19, brush.size, { fill: brush.color.ink, width: 90, weight: 800 }),
  },
  usbDrive: {
    shadow: [200, 62],
    draw: (brush) =>
      rect(160, 44, 80, 80, 4, 'url(#m)') +
      times(2, (i) => rect(174 + i * 34, 66, 18, 18, 2, '#4a505b')) +
      rect(172, 286, 56, 64, 22, 'url(#m)') +
      rect(184, 334, 32, 7, 3, '#4a505b') +
      rect(142, 112, 116, 190, 22, 'url(#b)') +
      text(200, 188, 23, brush.brand, { fill: brush.color.ink, width: 100, weight: 800 }) +
      text(200, 212, 14, brush.label, { fill: brush.color.ink, width: 100 }) +
      text(200, 264, 24, brush.size, { fill: brush.color.ink, width: 100, weight: 800 }) +
      rect(154, 126, 10, 162, 5, 'url(#g)'),
  },
  nvme: {
    shadow: [200, 70],
    draw: (brush) =>
      rect(146, 48, 108, 302, 5, '#1d5c46') +
      circle(200, 48, 15, '#e9ebef') +
      times(11, (i) => rect(152 + i * 9.2, 324, 6, 26, 1, 'url(#e)')) +
      times(2, (i) => rect(160, 84 + i * 126, 80, 92, 4, 'url(#n)')) +
      rect(153, 80, 94, 228, 4, 'url(#v)') +
      at(
        'rotate(-90 200 194)',
        text(200, 190, 28, brush.brand, { fill: brush.color.ink, width: 204, weight: 800 }) +
          text(200, 222, 20, `${brush.label} ${brush.size}`, { fill: brush.color.ink, width: 204 }),
      ),
  },
  ssd: {
    shadow: [200, 112],
    draw: (brush) =>
      rect(96, 96, 208, 254, 30, 'url(#d)') +
      rect(104, 104, 192, 238, 24, 'url(#v)') +
      times(7, (i) => rect(120 + i * 24, 118, 10, 56, 5, '#000000', 'opacity=".18"')) +
      text(200, 238, 30, brush.brand, { fill: brush.color.ink, width: 168, weight: 800 }) +
      text(200, 266, 17, brush.label, { fill: brush.color.ink, width: 168 }) +
      text(200, 312, 26, brush.size, { fill: brush.color.ink, width: 168, weight: 800 }) +
      rect(182, 84, 36, 16, 5, 'url(#m)') +
      stroke('M200 86V50q0-16 18-16h70', '#30343b', 12),
  },
} as const satisfies Record<string, Template>;
