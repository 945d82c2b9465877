-- What the search box offers is found as products are: by a document of the same tokens, written with the keyword. It
-- replaces letters and initials that stood beside it and were never asked for.
drop index search_keyword_category;
alter table search_keyword drop column jamo, drop column initials, drop column rank_change, drop column category_no;
alter table search_keyword add column document tsvector not null default '',
  add column document_version integer not null default 0;
create index search_keyword_document on search_keyword using gin (document);
