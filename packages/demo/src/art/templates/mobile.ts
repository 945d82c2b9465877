import { at, circle, path, rect, stroke, text, times, type Template } from '../shape.ts';

const lens = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#0d0f13') +
  circle(x, y, r * 0.62, 'url(#u)') +
  circle(x - r * 0.25, y - r * 0.25, r * 0.18, '#ffffff', 'opacity=".8"');

/** Phone accessories and storage. */
export const MOBILE = {
  phoneCase: {
    shadow: [206, 104],
    draw: (brush) =>
      at(
        'rotate(7 200 200)',
        rect(176, 56, 144, 292, 28, 'url(#n)') +
          rect(183, 63, 130, 278, 22, 'url(#u)') +
          text(248, 130, 30, '10:24', { fill: '#ffffff', width: 100, weight: 500 }),
      ) +
      at(
        'rotate(-4 160 200)',
        rect(90, 52, 156, 298, 34, 'url(#v)') +
          rect(97, 59, 142, 284, 28, 'none', 'stroke="#ffffff" stroke-opacity=".35" stroke-width="2"') +
          rect(106, 68, 66, 70, 20, '#14161b', 'opacity=".88"') +
          lens(126, 90, 14) +
          lens(152, 116, 14) +
          circle(152, 88, 5, '#fff4cc') +
          text(168, 236, 24, brush.brand, { fill: brush.color.ink, width: 116, weight: 800 }) +
          text(168, 260, 14, brush.label, { fill: brush.color.ink, width: 116, weight: 500, extra: 'opacity=".85"' }) +
          path('M97 90q0-30 30-31h14L97 250z', '#ffffff', 'opacity=".18"'),
      ),
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
      at(
        'rotate(-8 200 190)',
        rect(128, 48, 142, 240, 24, 'url(#n)') +
          rect(135, 55, 128, 226, 18, 'url(#v)') +
          path('M135 75q0-20 20-20h40L135 200z', '#ffffff', 'opacity=".2"') +
          text(199, 140, 26, brush.brand, { fill: brush.color.ink, width: 112, weight: 800 }) +
          text(199, 166, 15, brush.label, { fill: brush.color.ink, width: 112 }) +
          rect(116, 276, 166, 18, 8, 'url(#k)'),
      ),
  },
  tabletCase: {
    shadow: [200, 146],
    draw: (brush) =>
      path('M60 116 92 84h250l-8 220-34 12z', 'url(#d)') +
      rect(58, 88, 266, 220, 18, 'url(#n)') +
      rect(70, 100, 242, 196, 8, 'url(#v)') +
      path('M70 108q0-8 8-8h110L70 250z', '#ffffff', 'opacity=".2"') +
      text(191, 190, 32, brush.brand, { fill: brush.color.ink, width: 210, weight: 800 }) +
      text(191, 220, 17, brush.label, { fill: brush.color.ink, width: 200 }) +
      path('M50 318h300l18 24q2 8-6 8H38q-8 0-6-8z', 'url(#k)') +
      times(12, (i) => rect(64 + i * 23, 324, 17, 6, 2, '#ffffff', 'opacity=".35"')) +
      times(11, (i) => rect(72 + i * 23, 334, 17, 6, 2, '#ffffff', 'opacity=".25"')),
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
