-- What ends is ended by a job of its own, found by its number: no statement has ever looked through these by their instants.
drop index gift_expiry;
drop index order_sheet_expiry;
drop index payment_unknown;
drop index refund_due;
drop index shop_order_unpaid;
drop index stock_hold_expiry;
drop index stock_hold_option;
