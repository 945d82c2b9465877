import { type Brush, circle, path, rect, stroke, text, times, type Template } from '../shape.ts';

/** The outline of what has long sleeves. */
export const LONG =
  'M142 64q58 30 116 0l58 32q20 12 26 38l30 176q2 14-12 17l-30 6-42-128v130q0 14-14 14H126q-14 0-14-14V205L70 333l-30-6q-14-3-12-17l30-176q6-26 26-38z';

export const folds = (d: string): string => stroke(d, '#000000', 3, 'opacity=".14"');

/** Stripes along the body and both sleeves, `step` apart. */
const lengthwise = (step: number): string =>
  times(Math.floor(168 / step), (i) => `M${118 + i * step} 96v246`) +
  times(Math.floor(44 / step), (i) => `M${298 + i * step} 124l36 190M${102 - i * step} 124l-36 190`);

/** Stripes across the body and both sleeves. */
const across =
  'M66 130h268M62 166h276' +
  times(4, (i) => {
    const [inner, y, reach] = [101 - i * 11.5, 211 + i * 35, 45 - i * 5];
    return `M119 ${204 + i * 38}h162M${inner} ${y}l-${reach}-16M${400 - inner} ${y}l${reach}-16`;
  });

/** What is laid flat for its picture. */
const laid = (draw: Template['draw']): Template => ({ shadow: [200, 120], floats: true, draw });

/** A shirt of some cloth. */
const shirt = (brush: Brush, cloth: string): string =>
  path(LONG, 'url(#v)') +
  cloth +
  path('M140 66l60 44 60-44-14-10-46 30-46-30z', 'url(#l)') +
  path(
    'M140 66l60 44-28 34zM260 66l-60 44 28 34z',
    brush.color.light,
    `stroke="${brush.color.dark}" stroke-opacity=".4"`,
  ) +
  rect(190, 112, 20, 234, 0, '#ffffff', 'opacity=".2"') +
  times(6, (i) => circle(200, 134 + i * 38, 4.5, '#ffffff', `stroke="${brush.color.deep}" stroke-width="1"`)) +
  path('M224 172h46v46q-23 12-46 0z', '#000000', 'opacity=".08"') +
  text(247, 200, 12, brush.brand, { fill: brush.color.ink, width: 40, weight: 800 }) +
  folds('M128 196l-8 30M272 196l8 30M140 320q16 8 40 4');

/** A sweater of some cloth, with a ribbed hem. */
const sweater = (brush: Brush, cloth: string): string =>
  path(LONG, 'url(#v)') +
  cloth +
  path('M112 324h176v12q0 14-14 14H126q-14 0-14-14z', 'url(#d)') +
  times(17, (i) => rect(116 + i * 10, 327, 3, 21, 1, '#ffffff', 'opacity=".2"')) +
  rect(178, 182, 44, 24, 3, 'url(#q)') +
  text(200, 198, 12, brush.brand, { fill: brush.color.print, width: 38, weight: 800 });

const ROUND_NECK = path('M138 68q62 48 124 0l-8-14q-54 28-108 0z', 'url(#d)');
const CABLE = '18 0 36t0 36 0 36 0 36 0 36 0 36';

/** Shirts and knitwear: what differs is the cloth. */
export const TOPS = {
  shirt: laid((brush) => shirt(brush, stroke(lengthwise(14), '#ffffff', 3, 'opacity=".45"'))),
  oxford: laid((brush) => shirt(brush, '')),
  corduroy: laid((brush) => shirt(brush, stroke(lengthwise(7), brush.color.deep, 3.5, 'opacity=".4"'))),
  flannel: laid((brush) =>
    shirt(
      brush,
      stroke(lengthwise(40), brush.color.accent, 13, 'opacity=".4"') +
        stroke(across, brush.color.deep, 13, 'opacity=".5"') +
        stroke(across, brush.color.accent, 2.5, 'opacity=".8"'),
    ),
  ),
  knit: laid((brush) =>
    sweater(
      brush,
      times(6, (i) => stroke(`M${146 + i * 22} 104q11 ${CABLE}`, brush.color.deep, 5, 'opacity=".2"')) +
        times(6, (i) => stroke(`M${146 + i * 22} 104q-11 ${CABLE}`, '#ffffff', 4, 'opacity=".22"')) +
        ROUND_NECK,
    ),
  ),
  sweatshirt: laid((brush) =>
    sweater(brush, folds('M128 196l-8 40M272 196l8 40M150 300q50 12 100 0M184 98l16 22 16-22') + ROUND_NECK),
  ),
  cashmere: laid((brush) => sweater(brush, stroke(lengthwise(5), brush.color.deep, 1.5, 'opacity=".2"') + ROUND_NECK)),
  stripedTop: laid((brush) => sweater(brush, stroke(across, brush.color.pale, 14) + ROUND_NECK)),
  turtleneck: laid((brush) =>
    sweater(
      brush,
      stroke(lengthwise(11), brush.color.deep, 4, 'opacity=".22"') +
        path('M146 74l6-46q48-14 96 0l6 46q-54 30-108 0z', 'url(#d)') +
        times(8, (i) => rect(158 + i * 11, 32, 3, 50, 1, '#ffffff', 'opacity=".2"')),
    ),
  ),
  cardigan: laid((brush) =>
    sweater(
      brush,
      path('M146 66q54 26 108 0l-54 116z', brush.color.deep, 'opacity=".7"') +
        stroke('M146 66l54 118v150M254 66l-54 118', brush.color.dark, 15) +
        times(4, (i) => circle(200, 196 + i * 38, 5.5, 'url(#e)')) +
        path('M126 252h50v48h-50zM224 252h50v48h-50z', '#000000', 'opacity=".1"') +
        folds('M128 196l-8 30M272 196l8 30'),
    ),
  ),
} as const satisfies Record<string, Template>;
