import { circle, oval, path, print, rect, stroke, text, times, type Template } from '../shape.ts';

/** Bags, shoes, wallets and other things one carries. */
export const GOODS = {
  toteBag: {
    shadow: [200, 112],
    draw: (brush) =>
      stroke('M148 150V96q0-46 52-46t52 46v54', brush.color.deep, 15) +
      stroke('M148 150V96q0-46 52-46t52 46v54', brush.color.base, 9) +
      path('M92 144h216l18 190q2 16-14 16H88q-16 0-14-16z', 'url(#v)') +
      path('M92 144h216l2 20H90z', 'url(#d)') +
      rect(140, 136, 16, 42, 3, 'url(#e)') +
      rect(244, 136, 16, 42, 3, 'url(#e)') +
      text(200, 254, 35, brush.brand, { fill: brush.color.ink, width: 176, weight: 800 }) +
      text(200, 280, 15, brush.label, { fill: brush.color.ink, width: 160, weight: 500, extra: 'opacity=".85"' }) +
      path('M100 166h22l-10 180H88z', '#ffffff', 'opacity=".15"'),
  },
  backpack: {
    shadow: [200, 106],
    draw: (brush) =>
      stroke('M172 72q0-30 28-30t28 30', brush.color.deep, 11) +
      path('M104 190q0-130 96-130t96 130v124q0 36-36 36H140q-36 0-36-36z', 'url(#v)') +
      rect(84, 210, 34, 108, 15, 'url(#d)') +
      rect(282, 210, 34, 108, 15, 'url(#d)') +
      path('M128 214h144v92q0 30-30 30h-84q-30 0-30-30z', 'url(#d)') +
      stroke('M134 226h132', 'url(#m)', 5) +
      stroke('M126 120q74-44 148 0', brush.color.deep, 4, 'opacity=".6"') +
      rect(258, 222, 8, 24, 3, 'url(#e)') +
      rect(156, 252, 88, 44, 6, 'url(#q)') +
      text(200, 272, 18, brush.brand, { fill: brush.color.print, width: 78, weight: 800 }) +
      text(200, 288, 10, brush.label, { fill: brush.color.print, width: 78, weight: 500 }) +
      path('M118 180q4-90 60-108-30 40-34 128z', '#ffffff', 'opacity=".18"'),
  },
  crossBag: {
    shadow: [200, 122],
    draw: (brush) =>
      stroke('M98 196C60 20 340 20 302 196', brush.color.deep, 7) +
      stroke('M98 196C60 20 340 20 302 196', '#e4c26c', 3, 'stroke-dasharray="9 6"') +
      rect(78, 180, 244, 170, 30, 'url(#v)') +
      path('M78 214q0-34 34-34h176q34 0 34 34v34q-122 54-244 0z', 'url(#d)') +
      rect(178, 250, 44, 40, 8, 'url(#e)') +
      rect(192, 262, 16, 16, 8, '#8b6a22') +
      text(200, 226, 22, brush.brand, { fill: brush.color.ink, width: 150, weight: 800 }) +
      text(200, 326, 14, brush.label, { fill: brush.color.ink, width: 150, weight: 500 }),
  },
  sneakers: {
    shadow: [200, 158],
    draw: (brush) =>
      path('M58 200q30 22 62-22 8-12 22-6l58 24 74 58q80 10 84 40l2 26H48q-4-84 10-120z', 'url(#v)') +
      path('M58 200q30 22 62-22l-6 68q-40 18-64 6z', 'url(#d)') +
      path('M270 250q86 14 90 62h-92q-12-40 2-62z', 'url(#q)') +
      times(4, (i) => stroke(`M${168 + i * 24} ${196 + i * 15}l-22 20`, '#ffffff', 7)) +
      path('M92 300q40-64 100-60l40 24q-60 2-100 44z', brush.color.accent) +
      path('M40 310h324q10 24-6 38H60q-24-6-20-38z', 'url(#q)') +
      times(19, (i) => rect(58 + i * 16, 340, 9, 9, 2, brush.color.dark, 'opacity=".5"')) +
      stroke('M44 322h318', '#c6ccd6', 3) +
      text(96, 288, 16, brush.brand, { fill: brush.color.ink, width: 76, weight: 800 }),
  },
  boots: {
    shadow: [206, 130],
    draw: (brush) =>
      path('M128 64h116v150l76 40q22 14 22 60H122q-10-120 6-250z', 'url(#v)') +
      path('M128 64h116v14H127z', 'url(#d)') +
      path('M160 78h50l-8 116q-18 20-34 0z', brush.color.deep) +
      times(7, (i) => stroke(`M${168 + i * 6} 84v104`, '#000000', 2, 'opacity=".25"')) +
      rect(236, 48, 12, 34, 5, brush.color.deep) +
      path('M112 314h234q6 20-6 36H118q-12-14-6-36z', 'url(#n)') +
      times(8, (i) => rect(126 + i * 27, 338, 14, 12, 2, '#4a505b')) +
      path('M262 222l58 32q20 14 22 44h-66q-22-40-14-76z', '#000000', 'opacity=".12"') +
      text(166, 266, 19, brush.brand, { fill: brush.color.ink, width: 84, weight: 800 }) +
      path('M140 96h18q-10 100-4 214h-20q-4-120 6-214z', '#ffffff', 'opacity=".16"'),
  },
  wallet: {
    shadow: [200, 134],
    draw: (brush) =>
      rect(92, 126, 206, 120, 12, 'url(#e)', 'transform="rotate(-6 195 186)"') +
      rect(104, 136, 196, 120, 12, 'url(#q)', 'transform="rotate(-2 202 196)"') +
      rect(68, 176, 264, 174, 20, 'url(#v)') +
      rect(
        78,
        186,
        244,
        154,
        14,
        'none',
        'stroke="#ffffff" stroke-opacity=".45" stroke-width="2" stroke-dasharray="7 5"',
      ) +
      path('M250 236h82v56h-82q-26 0-26-28t26-28z', 'url(#d)') +
      circle(254, 264, 11, 'url(#e)') +
      text(150, 262, 27, brush.brand, { fill: brush.color.ink, width: 130, weight: 800 }) +
      text(150, 286, 14, brush.label, { fill: brush.color.ink, width: 130, weight: 500, extra: 'opacity=".85"' }),
  },
  cardWallet: {
    shadow: [200, 118],
    draw: (brush) =>
      rect(112, 104, 176, 120, 10, 'url(#a)', 'transform="rotate(-5 200 164)"') +
      rect(112, 124, 176, 120, 10, 'url(#q)', 'stroke="#c8cfda"') +
      rect(128, 144, 30, 22, 4, 'url(#e)') +
      path('M92 180h84q24 34 48 0h84v154q0 16-16 16H108q-16 0-16-16z', 'url(#v)') +
      stroke('M100 262h200M100 272h200', '#000000', 3, 'opacity=".16"') +
      text(200, 248, 26, brush.brand, { fill: brush.color.ink, width: 180, weight: 800 }) +
      text(200, 314, 16, brush.label, { fill: brush.color.ink, width: 160, weight: 500 }),
  },
  passport: {
    shadow: [200, 112],
    draw: (brush) =>
      rect(176, 44, 92, 120, 4, 'url(#q)', 'stroke="#c8cfda"') +
      stroke('M190 62h64M190 74h40', brush.color.accent, 5) +
      rect(122, 58, 160, 120, 8, '#27427e') +
      rect(100, 86, 200, 264, 14, 'url(#v)') +
      rect(
        109,
        95,
        182,
        246,
        9,
        'none',
        'stroke="#ffffff" stroke-opacity=".45" stroke-width="2" stroke-dasharray="7 5"',
      ) +
      rect(100, 86, 18, 264, 8, '#000000', 'opacity=".14"') +
      text(206, 140, 20, 'PASSPORT', { fill: brush.color.ink, width: 140 }) +
      circle(206, 208, 44, 'none', `stroke="${brush.color.ink}" stroke-width="4"`) +
      oval(206, 208, 18, 44, 'none', `stroke="${brush.color.ink}" stroke-width="3"`) +
      stroke('M162 208h88M170 184h72M170 232h72', brush.color.ink, 3) +
      text(206, 296, 26, brush.brand, { fill: brush.color.ink, width: 150, weight: 800 }) +
      text(206, 320, 14, brush.label, { fill: brush.color.ink, width: 140, weight: 500 }),
  },
  belt: {
    shadow: [200, 128],
    draw: (brush) =>
      oval(200, 230, 132, 104, brush.color.deep) +
      oval(200, 230, 110, 84, '#ffffff', 'opacity=".55"') +
      path('M68 222q0 128 132 128t132-128v46q0 82-132 82T68 268z', 'url(#v)') +
      stroke('M80 292q40 46 120 46t120-46', '#ffffff', 2, 'opacity=".5" stroke-dasharray="7 5"') +
      rect(158, 286, 84, 74, 10, 'url(#m)') +
      rect(174, 302, 52, 42, 4, brush.color.dark) +
      rect(196, 300, 8, 46, 3, 'url(#e)') +
      text(200, 222, 27, brush.brand, { fill: brush.color.print, width: 150, weight: 800 }) +
      text(200, 246, 14, brush.label, { fill: brush.color.print, width: 150, weight: 500 }),
  },
  bucketHat: {
    shadow: [200, 158],
    draw: (brush) =>
      oval(200, 306, 160, 44, 'url(#d)') +
      path('M120 242q6-118 22-130 58-26 116 0 16 12 22 130-80 32-160 0z', 'url(#v)') +
      path('M118 232q82 32 164 0 26 32 80 70-22 44-162 44T38 302q54-38 80-70z', 'url(#v)') +
      path('M118 232q82 32 164 0l4 12q-86 34-172 0z', '#000000', 'opacity=".16"') +
      times(3, (i) =>
        stroke(
          `M${100 - i * 20} ${264 + i * 14}q${100 + i * 20} ${46 + i * 6} ${200 + i * 40} 0`,
          '#ffffff',
          2,
          'opacity=".4" stroke-dasharray="6 5"',
        ),
      ) +
      stroke('M142 116q58 22 116 0', brush.color.deep, 3, 'opacity=".5"') +
      text(200, 204, 28, brush.brand, { fill: brush.color.ink, width: 126, weight: 800 }),
  },
  earFlapHat: {
    shadow: [200, 132],
    draw: (brush) =>
      stroke('M118 306q4 40 40 40M282 306q-4 40-40 40', brush.color.deep, 7) +
      path('M92 170q-22 96 14 140 34 14 46-20l6-110zM308 170q22 96-14 140-34 14-46-20l-6-110z', 'url(#d)') +
      path('M104 214q-4 50 12 80 20 4 26-20l4-74zM296 214q4 50-12 80-20 4-26-20l-4-74z', '#f3ebdd') +
      path('M86 196q-6-148 114-148t114 148z', 'url(#v)') +
      stroke('M200 50v90M140 64q-22 30-26 80M260 64q22 30 26 80', brush.color.deep, 3, 'opacity=".45"') +
      rect(98, 132, 204, 84, 36, '#f3ebdd') +
      times(9, (i) => circle(112 + i * 22, 140 + (i % 2) * 66, 16, '#f3ebdd')) +
      times(16, (i) => stroke(`M${118 + (i % 8) * 22} ${152 + (i >> 3) * 34}q4 8 0 14`, '#d8c9b0', 3)) +
      text(200, 108, 24, brush.brand, { fill: brush.color.ink, width: 136, weight: 800 }),
  },
  suitcase: {
    shadow: [200, 98],
    draw: (brush) =>
      stroke('M164 100V36h72v64', '#8d96a5', 9) +
      rect(108, 92, 184, 240, 26, 'url(#v)') +
      times(6, (i) => rect(126 + i * 27, 106, 10, 212, 5, '#000000', 'opacity=".13"')) +
      rect(150, 196, 100, 58, 8, 'url(#q)') +
      print(brush, 200, 226, 90, 0.74) +
      times(2, (i) => rect(122 + i * 122, 330, 34, 20, 8, 'url(#n)')) +
      rect(120, 104, 12, 216, 6, 'url(#g)'),
  },
} as const satisfies Record<string, Template>;
