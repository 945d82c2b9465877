-- Who may not see goods for adults is told how many of them a keyword finds.
create index product_listing_for_adults on product_listing using gin (document) where displayable and adult;
