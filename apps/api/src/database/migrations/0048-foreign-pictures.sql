-- An update of a row of before is checked as well: addresses that the checks of own pictures refuse become empty, for no page
-- has shown them since.
update brand set image_url = '' where not is_own_picture(image_url);
update category set icon_url = '' where not is_own_picture(icon_url);
update product set list_image_url = '' where not is_own_picture(list_image_url);
update product_image set url = '' where not is_own_picture(url);
update product_option set image_url = '' where not is_own_picture(image_url);
update section set image_url = '' where not is_own_picture(image_url);
update banner set image_url = '' where not is_own_picture(image_url);
update banner set mobile_image_url = '' where not is_own_picture(mobile_image_url);
update exhibition set pc_image_url = '' where not is_own_picture(pc_image_url);
update exhibition set mobile_image_url = '' where not is_own_picture(mobile_image_url);
update exhibition_section set image_url = '' where not is_own_picture(image_url);
update event set image_url = '' where not is_own_picture(image_url);
update order_option set image_url = '' where not is_own_picture(image_url);
update gift set card_image_url = '' where not is_own_picture(card_image_url);
update review_file set url = '' where not is_own_picture(url);
update alarm set image_url = '' where not is_own_picture(image_url);
update claim set image_urls = array(select address from unnest(image_urls) as address where is_own_picture(address))
where not are_own_pictures(image_urls);
