import {
  addRow,
  chooseValue,
  clampQuantity,
  type FlatOption,
  type InputNo,
  mostPieces,
  onlyOption,
  type OptionNo,
  type OptionRow,
  type Product,
  type ProductOptions,
} from '@dealstore/commerce-core/domain';
import { proxy } from 'valtio';

/** The parts of a product page. Spec §3: `productInfo` is the one shown first. */
export type ProductTab = 'productInfo' | 'reviews' | 'inquiries' | 'delivery';

/** What choosing led to, for the page to tell. */
export type Chosen = 'added' | 'partly' | 'duplicate' | 'refused';

/** Why an order of the rows cannot be asked for yet. */
export type OptionProblem = 'choose-option' | 'text-required';

interface ProductState {
  tab: ProductTab;
  /** Whether pictures and price have been scrolled past. */
  isPastTop: boolean;
  sheet: 'options' | 'coupons' | 'restock' | null;
  /** Whether the options were opened to give what is chosen. */
  isGift: boolean;
  /** Which level of choice is unfolded; null folds all. */
  openLevel: number | null;
  chosen: readonly string[];
  rows: readonly OptionRow[];
  /** Texts of the buyer, by input. */
  texts: Readonly<Record<number, string>>;
  problem: OptionProblem | null;
  /** How often the buyer put in an option, or asked for an order while something was missing: what comes of it is shown. */
  outcomes: number;
}

/** What is seen of a product page, and the ways to change it. */
export interface ProductView {
  readonly state: ProductState;
  show(sheet: ProductState['sheet']): void;
  /** Opens the options, to have or to give what is chosen. */
  chooseFor(isGift: boolean): void;
  read(tab: ProductTab): void;
  pass(isPastTop: boolean): void;
  /** Unfolds a level of choice, or folds it when it is the open one. */
  unfold(level: number): void;
  write(inputNo: InputNo, text: string): void;
  /** Puts the only option there is into the rows. */
  prepare(product: Product, options: ProductOptions): void;
  choose(goods: Choosable, depth: number, value: string): Chosen;
  count(goods: Choosable, optionNo: OptionNo, wanted: number): QuantityProblem;
  remove(optionNo: OptionNo): void;
  /** Says what is still missing, and shows it; null when nothing is. */
  check(options: ProductOptions): OptionProblem | null;
}

interface Choosable {
  readonly product: Product;
  readonly options: ProductOptions;
}

type QuantityProblem = ReturnType<typeof clampQuantity>['problem'];

/** Creates the view; one per product page. Spec §3 (product state: tab name). */
export function createProductView(): ProductView {
  const state = proxy<ProductState>({
    tab: 'productInfo',
    isPastTop: false,
    sheet: null,
    isGift: false,
    openLevel: 0,
    chosen: [],
    rows: [],
    texts: {},
    problem: null,
    outcomes: 0,
  });
  const add = ({ product }: Choosable, option: FlatOption): Chosen => {
    const { count } = clampQuantity(product.limitations.minBuyCnt, limitsOf(product, option, state.rows));
    if (count === 0) return 'refused';
    const { optionNo, value, buyPrice } = option;
    const rows = addRow(state.rows, { optionNo, value, buyPrice, orderCnt: count });
    if (rows === null) return 'duplicate';
    state.rows = rows;
    state.problem = null;
    return 'added';
  };
  return {
    state,
    show: (sheet) => void (state.sheet = sheet),
    chooseFor: (isGift) => void Object.assign(state, { sheet: 'options', isGift }),
    read: (tab) => void (state.tab = tab),
    pass: (isPastTop) => void (state.isPastTop = isPastTop),
    unfold: (level) => void (state.openLevel = state.openLevel === level ? null : level),
    write: (inputNo, text) => void (state.texts = { ...state.texts, [inputNo]: text }),
    prepare: (product, options) => {
      const only = onlyOption(options);
      if (only !== null && state.rows.length === 0) add({ product, options }, only);
    },
    choose: (goods, depth, value) => {
      const choice = chooseValue(goods.options, state.chosen, depth, value);
      if (choice === null) return 'refused';
      if (choice.optionNo === null) {
        state.chosen = choice.chosen;
        state.openLevel = depth + 1;
        return 'partly';
      }
      const option = goods.options.flatOptions.find(({ optionNo }) => optionNo === choice.optionNo);
      state.chosen = [];
      state.openLevel = null;
      const chosen = option === undefined ? 'refused' : add(goods, option);
      if (chosen === 'added') state.outcomes += 1;
      return chosen;
    },
    count: ({ product, options }, optionNo, wanted) => {
      const option = options.flatOptions.find((flat) => flat.optionNo === optionNo);
      if (option === undefined) return null;
      const others = state.rows.filter((row) => row.optionNo !== optionNo);
      const { count, problem } = clampQuantity(wanted, limitsOf(product, option, others));
      if (count > 0)
        state.rows = state.rows.map((row) => (row.optionNo === optionNo ? { ...row, orderCnt: count } : row));
      return problem;
    },
    remove: (optionNo) => {
      state.rows = state.rows.filter((row) => row.optionNo !== optionNo);
    },
    check: (options) => {
      const isMissing = options.inputs.some(({ required, inputNo }) => required && !state.texts[inputNo]?.trim());
      state.problem = isMissing ? 'text-required' : null;
      if (state.rows.length === 0) state.problem = 'choose-option';
      if (state.problem !== null) state.outcomes += 1;
      return state.problem;
    },
  };
}

/** How many of one option may still be taken, given the other rows; limits count all options of the product. */
function limitsOf({ limitations }: Product, option: FlatOption, others: readonly OptionRow[]) {
  const most = mostPieces(limitations, limitations.boughtCnt);
  const taken = others.reduce((sum, row) => sum + row.orderCnt, 0);
  return {
    minBuyCnt: limitations.minBuyCnt,
    maxBuyCnt: most === null ? null : Math.max(0, most - taken),
    stockCnt: option.stockCnt,
  };
}
