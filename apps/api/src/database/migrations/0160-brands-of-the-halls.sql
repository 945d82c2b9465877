-- A hall that is there already is of the brand all of its goods are of.
update exhibition
set brand_no = hall.brand_no
from (
  select exhibition_product.exhibition_no, min(product.brand_no) as brand_no
  from exhibition_product
  join product using (product_no)
  group by exhibition_product.exhibition_no
  having min(product.brand_no) = max(product.brand_no) and count(*) = count(product.brand_no)
) as hall
where exhibition.exhibition_no = hall.exhibition_no and exhibition.kind = 'BRAND_HALL' and exhibition.brand_no is null;
