// Generated from commerce.yaml by `pnpm generate`.
export interface paths {
    readonly "/oauth/v1/auth/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issue a token for a finished verification or a user token
         * @description Grant `identity` answers the user token; grant `user_token` answers the server token, with `expires_in` the seconds the user token still lives. A new member without the required agreements is refused with TERMS_REQUIRED and the code stays usable.
         */
        readonly post: operations["issueToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/verification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start an identity verification
         * @description The person goes on at `redirectUrl`, within 30 minutes; the code that comes back to `redirectUri` can be exchanged for 10 minutes. Purposes `phone` and `withdrawal` are for members, AU99 for a guest. AU20 for an unknown client, INVALID_REQUEST for a `redirectUri` that is not its own. 60 a minute from one network.
         */
        readonly post: operations["startVerification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/external/data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the verification found: is this a new member
         * @description Told to the person who began the verification, who proves it as for a token; a code that leaked tells nothing.
         */
        readonly get: operations["getExternalData"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Rotate the user token
         * @description The bearer is the user token; the answer is its successor. The same token again within 10 seconds gets the same successor, so that a lost answer costs nothing; later it is taken for stolen and the whole session ends (AU17). A session rotates at most 10 times a minute.
         */
        readonly put: operations["refreshToken"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/adult-verification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The proof of age a member has given
         * @description The proof is given by a verification started with purpose `adult` and holds for one year. All fields are null without a proof and when it has run out.
         */
        readonly get: operations["getAdultVerification"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End the session on the server
         * @description Its tokens, both kinds, open nothing from then on; a second call with them is refused with A401. Other sessions of the member stay.
         */
        readonly delete: operations["logOut"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where the member is logged in
         * @description The sessions that are alive, the caller's own first, then those used last; at most 100.
         */
        readonly get: operations["getLoginSessions"];
        readonly put?: never;
        readonly post?: never;
        /**
         * End every other session of the member
         * @description Their tokens, both kinds, open nothing from then on.
         */
        readonly delete: operations["endOtherLoginSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/sessions/{sessionNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End one session of the member, the caller's own as well
         * @description Its tokens, both kinds, open nothing from then on. One that has ended or belongs to another member is not found.
         */
        readonly delete: operations["endLoginSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Account information of the member
         * @description `grade`, `memberAge` and `adult` are as of now: `adult` is true only while a proof of age holds, whatever the birth date says. `memberAge` is in full years on the Korean day.
         */
        readonly get: operations["getAccount"];
        /**
         * Change the e-mail address or the daily recommendation
         * @description A field that is left out stays as it is; the answer is the account as it is then. INVALID_REQUEST for an e-mail address that is not one.
         */
        readonly put: operations["updateAccount"];
        readonly post?: never;
        /**
         * Leave the shop
         * @description Refused with OPEN_ORDERS while orders, claims or gifts are under way, and with CERTIFICATION_REQUIRED without a fresh certification. Every session of the member ends at once.
         */
        readonly delete: operations["withdraw"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/account/app-info-receive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Receive information in the app, or not
         * @description Kept with the version of the text, the platform and the time of the answer. Saying again what already holds changes nothing.
         */
        readonly put: operations["setAppInfoReceive"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/account/app-benefit-receive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Receive benefits in the app, or not
         * @description Turning it off turns the night off as well.
         */
        readonly put: operations["setAppBenefitReceive"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/account/app-night-receive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Receive benefits at night (21:00 to 08:00 in Korea) in the app, or not
         * @description A consent of its own; refused with CONSENT_REQUIRED while benefits are off.
         */
        readonly put: operations["setAppNightReceive"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/account/app-service": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the member receives in the app
         * @description One entry of each kind; one never answered is `agreed: false` with `changedAt` null. Times are KST.
         */
        readonly get: operations["getAppConsents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/account/service": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the member has agreed to, text by text
         * @description The texts in force now, in the language asked for, each with the latest answer of the member; one never answered is `agreed: false` with `changedAt` null. Times are KST.
         */
        readonly get: operations["getServiceConsents"];
        /**
         * Agree to texts of the service, or take an agreement back
         * @description Refused with TERMS_REQUIRED when a required text would be without agreement.
         */
        readonly put: operations["agreeServices"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/v1/auth/phone-certification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Prove the code; the member's number changes at once with purpose `phone`
         * @description Refused with CODE_MISMATCH while tries are left, with CODE_EXPIRED when this code can no longer be used, and with PHONE_TAKEN when another member has the number.
         */
        readonly put: operations["confirmPhoneCode"];
        /**
         * Send a code to a phone
         * @description Purpose `phone` asks for the new number; purpose `withdrawal` sends to the member's own. A new code ends the old one of the same session and purpose.
         */
        readonly post: operations["requestPhoneCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/shipping-addresses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The kept addresses of the member, last used first
         * @description The default address stands among the booked ones as well. 20 booked addresses at most, and the 10 others used last, which orders leave behind.
         */
        readonly get: operations["getShippingAddresses"];
        readonly put?: never;
        /**
         * Save an address; the same one again is the same one still
         * @description An address with the receiver, place and phone of a kept one changes that one. The first address becomes the default. INVALID_REQUEST names the `problems`; STATE_CONFLICT with `reason: book-full` beyond 20 booked ones. All changes of one book together: 60 a minute.
         */
        readonly post: operations["addShippingAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/shipping-addresses/{addressNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One kept address
         * @description NOT_FOUND for the address of another member.
         */
        readonly get: operations["getShippingAddress"];
        /**
         * Change an address and book it
         * @description Replaces the whole entry. Others that are then the same place are merged into it, which keeps its number. Refused as addShippingAddress is, and with NOT_FOUND for the address of another member; shares its limit of 60 a minute.
         */
        readonly put: operations["updateShippingAddress"];
        readonly post?: never;
        /**
         * Take an address out; the booked one used last becomes the default when the default goes
         * @description Orders keep the address they were placed with. NOT_FOUND when it is gone already or belongs to another member. Shares the limit of addShippingAddress, 60 a minute.
         */
        readonly delete: operations["deleteShippingAddress"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/shipping-addresses/{addressNo}/default": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Make an address the only default one, and book it
         * @description The default until now stays booked. Again changes nothing. NOT_FOUND for the address of another member; STATE_CONFLICT with `reason: book-full` for one that is not booked while 20 are. Shares the limit of addShippingAddress, 60 a minute.
         */
        readonly put: operations["makeShippingAddressDefault"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/addresses/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search the country's addresses by road, building, lot or zip code; guests too
         * @description Guests and members alike. INVALID_REQUEST for a keyword that says too little; 60 searches a minute from one network, TOO_MANY_REQUESTS beyond.
         */
        readonly get: operations["searchAddresses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/gnb": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Tabs under the header
         * @description The same for everyone, in the language of Accept-Language. A tab whose section is not shown leads to its place on the home screen.
         */
        readonly get: operations["getGnb"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/banner/type/{type}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Banners of a place on the home screen
         * @description Those shown now, in the order of the shop; none is an empty list.
         */
        readonly get: operations["getBannersByType"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/banner/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Banners of a code: 011 header, 000 main tabs
         * @description Those shown now, in the order of the shop; an unknown code is an empty list, not a refusal.
         */
        readonly get: operations["getBannersByCode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/get-main-menu": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The main menu with its banners
         * @description In the order of the shop, each entry with the banners that are shown now.
         */
        readonly get: operations["getMainMenu"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/get-main-menu/product/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * An exhibition with its products
         * @description With `hasProductDetail=false` the other parameters are ignored and `products` is empty. An empty `saleStatus` means ONSALE and READY.
         */
        readonly get: operations["getMainMenuProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All categories as a tree and as a flat list
         * @description With a keyword those whose name has it, in either language, and the ones above them. Categories that are not shown are left out.
         */
        readonly get: operations["getCategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/categories/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One category with its parents and siblings
         * @description NOT_FOUND for a category that is not shown.
         */
        readonly get: operations["getCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/brand-categories/{categoryNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One category with the brands of its products
         * @description Brands with most products first, 30 at most. The shape is assumed.
         */
        readonly get: operations["getBrandCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/sections/{sectionNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A section and its products, page by page
         * @description 20 products a page unless asked otherwise; a page number beyond 100 is refused with INVALID_REQUEST. NOT_FOUND for a section that is not shown now.
         */
        readonly get: operations["getSection"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/sections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The five product sections of the home screen
         * @description Always five, in the order of the shop: one that is not filled has no name and no products. 6 products each unless asked otherwise; goods for adults are left out for those who may not see them.
         */
        readonly get: operations["getHomeSections"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/timed-deal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Today’s deal, until midnight KST
         * @description 10 products at most; goods for adults are left out for those who may not see them. Without a deal `items` is empty and `endYmdt` the next midnight in Korea; a deal that ends earlier says so.
         */
        readonly get: operations["getTimedDeal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/exhibitions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Running exhibitions
         * @description Each with its first products; those without an end, such as the best list, are left out. Goods for adults are left out for those who may not see them. Times are KST.
         */
        readonly get: operations["getExhibitions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/brand-halls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Open brand halls
         * @description The products of one are read by getMainMenuProducts with its `eventNo`.
         */
        readonly get: operations["getBrandHalls"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Running events
         * @description In the order of the shop. What one needs to join is told by getEvent and checkEvent. Times are KST.
         */
        readonly get: operations["getEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/events/{eventNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One event, also one that has not begun or is over
         * @description `code` is why nobody can join it now, null while one can; whether this member can is told by checkEvent. `content` is HTML, made safe to show. NOT_FOUND for an event that is not shown. Times are KST.
         */
        readonly get: operations["getEvent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/event/check/{exhibitionNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Whether the member can join an event or has joined it
         * @description Changes nothing, and promises nothing: joinEvent decides. `code` is why the member cannot join now, one of EventRefusal. The days attended are those of this month in Korea. NOT_FOUND for an event that is not shown.
         */
        readonly post: operations["checkEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/event/join/{exhibitionNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Join an event once, or once every Korean day where one attends
         * @description Joining again answers what the first join did. Refused with one of EV02 to EV12, see EventRefusal.
         */
        readonly post: operations["joinEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/terms/{type}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Terms in force
         * @description The newest version in force; placeholders stay for the caller to fill. NOT_FOUND for a type without a text in force.
         */
        readonly get: operations["getTerms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/terms/partner": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sellers that receive buyer data
         * @description Every seller that is shown, page by page; a page behind the last is empty.
         */
        readonly get: operations["getTermsPartners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/popups/{type}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Popups that a kind of page shows now, in order
         * @description `content` is HTML, made safe to show. Whether a visitor has closed one for today is kept by the caller.
         */
        readonly get: operations["getPopups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/notices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Notices of the shop, those that matter most first, then newest first
         * @description Those whose day has come; 20 a page unless asked otherwise, and a page number beyond 100 is refused with INVALID_REQUEST. `content` is HTML, made safe to show. Times are KST.
         */
        readonly get: operations["getNotices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/faqs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Questions asked often and their answers
         * @description Every word of the keyword is in the question, the answer or the name of the category. All categories are answered, whatever is asked for.
         */
        readonly get: operations["getFaqs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Products by their numbers
         * @description In the order of the numbers as given; those that are not shown are left out.
         */
        readonly get: operations["getProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/products/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search and list products
         * @description Pages by number are served from a cursor kept with each page: `cursor` of one answer is the `cursor` of the next call. `pageNumber` alone also works within the first 100 pages.
         */
        readonly get: operations["searchProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/partners/{partnerNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who sells, as the law wants it known before and after an order
         * @description Also a seller that sells nothing any more. NOT_FOUND for an unknown number.
         */
        readonly get: operations["getPartner"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/products/{productNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One product
         * @description Prices, coupons and limits are those of the caller. Goods for adults come to those who may not see them as their number and the reason alone, with status 200. NOT_FOUND for a product that is not shown. Amounts are won, times KST.
         */
        readonly get: operations["getProduct"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/products/{productNo}/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Options of a product
         * @description Prices and stock as of now; stock that the seller does not show is −999. ADULT_ONLY for goods withheld from the caller, NOT_FOUND for a product that is not shown.
         */
        readonly get: operations["getProductOptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/products/{productNo}/reviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reviews of a product
         * @description `rate` and the bars count every review, whatever is filtered. Most recommended first and 10 a page unless asked otherwise; a page number beyond 100 is refused with INVALID_REQUEST. Words of a writer the member has blocked are left out. ADULT_ONLY for goods withheld from the caller, NOT_FOUND for a product that is not shown.
         */
        readonly get: operations["getProductReviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/products/{productNo}/reviews/{reviewNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One review of a product
         * @description Words of a writer the member has blocked are left out. ADULT_ONLY for goods withheld from the caller; NOT_FOUND for a product that is not shown, and for a review that is hidden or taken away.
         */
        readonly get: operations["getProductReview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/products/{productNo}/reviews/{reviewNo}/recommend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Says that a review is helpful
         * @description Once; again changes nothing. STATE_CONFLICT (409) for one’s own.
         */
        readonly put: operations["recommendReview"];
        readonly post?: never;
        /**
         * Says no longer that a review is helpful
         * @description Again changes nothing. NOT_FOUND for a review that is not shown, STATE_CONFLICT for one’s own, ADULT_ONLY for goods withheld from the member.
         */
        readonly delete: operations["withdrawRecommendation"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/products/{productNo}/reviews/{reviewNo}/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reports a review
         * @description Once; again changes nothing. STATE_CONFLICT (409) for one’s own.
         */
        readonly post: operations["reportReview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/products/{productNo}/reviews/{reviewNo}/block": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Hides all reviews by the writer of this one from the member
         * @description STATE_CONFLICT (409) for one’s own, and for one whose writer has left.
         */
        readonly put: operations["blockReviewWriter"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/products/{productNo}/inquiries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Inquiries about a product
         * @description Newest first, 10 a page unless asked otherwise; a page number beyond 100 is refused with INVALID_REQUEST. The words of a secret one come to its writer alone. ADULT_ONLY for goods withheld from the caller, NOT_FOUND for a product that is not shown.
         */
        readonly get: operations["getProductInquiries"];
        readonly put?: never;
        /**
         * Asks about a product
         * @description A secret question is read by the asker and the seller alone.
         */
        readonly post: operations["askProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/products/{productNo}/similar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Products that go with this one
         * @description Those the seller names, then what people look at and buy with it, then popular ones of its category and of the shop; at most 10.
         */
        readonly get: operations["getSimilarProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/display/search-suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The suggestion file of the search box, with what a keyword being typed may become
         * @description The same for everyone, in the language of Accept-Language; carries an `ETag`. 10 of each at most. `asOf` is the hour, KST.
         */
        readonly get: operations["getSearchSuggestions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/cart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The whole cart
         * @description Priced as of now, for each delivery of each seller; nothing is held. Lines that cannot be ordered as they are stand in `invalidProducts` with the reason; goods for adults come without name and picture to a member who may not see them.
         */
        readonly get: operations["getCart"];
        /**
         * Change counts, texts and options; a line that is then there twice becomes one
         * @description All changes or none: NOT_FOUND when one of the lines is not in the cart of the member. A count beyond 999 is cut off. Another option or text is checked as addToCart does; a mere count is not, and getCart tells what is wrong with it.
         */
        readonly put: operations["updateCart"];
        /**
         * Put options into the cart; the same option adds up
         * @description The answer counts the lines, not the pieces. A line holds 999 pieces at most, more are cut off; a cart holds 100 lines, PURCHASE_LIMIT beyond. Refused with NOT_FOUND, NOT_ON_SALE, ADULT_ONLY, TELECOM_ONLY or SOLD_OUT, which name the `optionNos`, and then nothing is added; too many for the stock is taken and told by getCart.
         */
        readonly post: operations["addToCart"];
        /**
         * Take lines out
         * @description A line that is gone already counts as taken out. NOT_FOUND, and nothing is taken out, when a line belongs to another member or none of them is left. The answer counts the lines that remain.
         */
        readonly delete: operations["deleteFromCart"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/cart/calculate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Price chosen lines; absent is the whole cart, empty is 0 won
         * @description Changes nothing. Numbers of lines that are not in the cart are passed over.
         */
        readonly get: operations["calculateCart"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/cart/count": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Number of options in the cart
         * @description Counts the lines, not the pieces.
         */
        readonly get: operations["countCart"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/unnecessary-token/cart/calculate/guest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Price a guest’s cart
         * @description Guests and members alike; nothing is kept. Priced and answered as getCart is; to a guest goods for adults come without name and picture.
         */
        readonly post: operations["calculateGuestCart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/coupons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Coupons of the member
         * @description With `status` a list is read by `cursor`, and `totalCount` counts up to 1,000: usable ones by their end, used ones by their use, expired ones by their end, latest first. Without it by page number, newest first.
         */
        readonly get: operations["getCoupons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/coupons/summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How many coupons the member can use, will lose soon, has used and has lost
         * @description Each number counts up to 1,000. Soon is within the next 7 Korean days.
         */
        readonly get: operations["getCouponSummary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/coupons/issuable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Coupons the member can get, or of some products all that lower them
         * @description Without `productNos` those of the whole shop, 100 at most. Coupons that the member has never had and may not take are left out. NOT_FOUND when one of the products is not shown.
         */
        readonly get: operations["getIssuableCoupons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/coupons/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get several coupons
         * @description Each coupon for itself: one that is refused stands in `issueFailCoupons` with the code that downloadCoupon refuses with, the others are taken. Again takes none twice. Shares the limit of downloadCoupon.
         */
        readonly post: operations["downloadCoupons"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/coupons/register-code/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get the coupon of a promotion code
         * @description NOT_FOUND for a wrong code, COUPON_EXPIRED when its time is over, otherwise refused as downloadCoupon is; INVALID_REQUEST when path and body name different codes. 10 codes a minute and 50 wrong ones a day of one member, TOO_MANY_REQUESTS beyond.
         */
        readonly post: operations["registerCouponCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/coupons/membership": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get the membership coupon of this Korean month
         * @description MB08 when the member has had one this month, whichever it was; MB03 when of this one no more is given to a person; otherwise refused as downloadCoupon is, whose limit it shares. A month begins at Korean midnight.
         */
        readonly post: operations["issueMembershipCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/coupons/benefit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Membership coupons, one of which a member may get in a Korean month
         * @description `issueMonth` is the month in Korea; `downloadable` is false for all once one of them is taken.
         */
        readonly get: operations["getBenefitCoupons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/coupons/products/{productNo}/issuable/coupons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Coupons this product can be bought with
         * @description 30 at most, in the order of the shop, also those the member has already: `downloadable` says which can be taken now. None for goods withheld from the member; NOT_FOUND for a product that is not shown.
         */
        readonly get: operations["getProductIssuableCoupons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/coupons/{id}/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get a coupon
         * @description Refused with STATE_CONFLICT when the member has as many of it as one person gets, COUPON_EXHAUSTED when none is left, of all or of today’s in Korea, COUPON_UNUSABLE outside its time or for another grade, TELECOM_ONLY and NOT_FOUND. All calls that take coupons together: 60 a minute of one member.
         */
        readonly post: operations["downloadCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/coupons/products/{productNo}/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get all coupons of a product
         * @description Each coupon for itself: one that is refused stands in `issueFailCoupons` with the code that downloadCoupon refuses with, the others are taken. Again takes none twice. NOT_FOUND for a product that is not shown. Shares the limit of downloadCoupon.
         */
        readonly post: operations["downloadProductCoupons"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/points": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Balance of points and what expires soon
         * @description What has expired is not counted, even before it is booked off. One point is one won.
         */
        readonly get: operations["getPoints"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/points/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What came and went, newest first
         * @description By `cursor`; `totalCount` counts up to 100. Times are KST, amounts won.
         */
        readonly get: operations["getPointHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/points/waiting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Points promised for purchases that are not confirmed yet
         * @description The newest 100. They come with confirmPurchase, and not at all for what is canceled or sent back.
         */
        readonly get: operations["getWaitingPoints"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/points/expiring": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What expires within 30 days, and what has expired
         * @description `items` by the moment they expire, soonest first; `expired` is what was lost within the last 365 days, the newest 100. Times are KST.
         */
        readonly get: operations["getExpiringPoints"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/alarm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Alarms of the last 30 days, newest first
         * @description Reading marks nothing as read. `totalCount` counts up to 1,000; a page number beyond 100 is refused with INVALID_REQUEST. Times are KST.
         */
        readonly get: operations["getAlarms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/alarm/count": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How many alarms of the last 30 days are unread
         * @description Of every kind together.
         */
        readonly get: operations["countAlarms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/alarm/read-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Mark alarms as read
         * @description An alarm that is read already stays as it is, so the same call again changes nothing. The whole list is marked only with an empty `alarmNos`.
         */
        readonly put: operations["readAlarms"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/inquiries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the member has asked, newest first
         * @description Of one kind at a time. `totalCount` counts up to 1,000; a page number beyond 100 is refused with INVALID_REQUEST. Words about goods for adults are left out for a member who may not see them. Times are KST.
         */
        readonly get: operations["getMyInquiries"];
        readonly put?: never;
        /**
         * Asks the shop, about an order or anything else
         * @description NOT_FOUND for another's order.
         */
        readonly post: operations["askShop"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/inquiries/{inquiryNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One inquiry of the member
         * @description NOT_FOUND for the inquiry of another member and for one that is taken away. Addresses of its pictures are good for 10 minutes at least; read it again for new ones.
         */
        readonly get: operations["getMyInquiry"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Takes an inquiry away
         * @description With its answers; nobody is shown them any more, and it cannot be undone. NOT_FOUND for the inquiry of another member and for one that is taken away already.
         */
        readonly delete: operations["deleteInquiry"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/reviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reviews the member has written, newest first
         * @description `totalCount` counts up to 1,000; a page number beyond 100 is refused with INVALID_REQUEST. Words and pictures about goods for adults are left out for a member who may not see them. Times are KST.
         */
        readonly get: operations["getMyReviews"];
        readonly put?: never;
        /**
         * Reviews a bought option, once
         * @description The first review of a product with a photo brings points, once. NOT_REVIEWABLE (409) names as `reason` why not.
         */
        readonly post: operations["writeReview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/reviews/writable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the member has bought and may review, newest first
         * @description At most 100; the server alone says what may be reviewed.
         */
        readonly get: operations["getWritableReviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/reviews/form": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What a review of a bought option starts from
         * @description NOT_FOUND for what the member has not bought; NOT_REVIEWABLE (409) names as `reason` why it cannot be reviewed.
         */
        readonly get: operations["getReviewForm"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/reviews/{reviewNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes a review
         * @description REVIEW_PHOTO_NEEDED (409) when a review that has brought points would be left without a photo.
         */
        readonly put: operations["editReview"];
        readonly post?: never;
        /**
         * Takes a review away for good
         * @description Points it has brought are taken back, those that are spent from what comes next; the option cannot be reviewed again.
         */
        readonly delete: operations["deleteReview"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/blocked-writers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Writers whose reviews the member does not want to see
         * @description Newest first, 500 at most. Their names are masked. Times are KST.
         */
        readonly get: operations["getBlockedWriters"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/blocked-writers/{blockNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Shows the reviews of a writer again
         * @description NOT_FOUND for a block of another member and for one that is gone already.
         */
        readonly delete: operations["unblockWriter"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/wish-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Products the member has wished for, newest first
         * @description Products that are no longer shown are left out.
         */
        readonly get: operations["getWishList"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Take products off the wish list
         * @description A product that is not on it changes nothing.
         */
        readonly delete: operations["removeWishes"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/wish-list/product-nos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Numbers of all products on the wish list, newest first
         * @description Products that are no longer shown are left out; at most 1,000.
         */
        readonly get: operations["getWishedProductNos"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/wish-list/{productNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Put a product on the wish list
         * @description A product that is on it already stays where it is. NOT_FOUND for one that is not shown, ADULT_ONLY for one withheld from the member, WISH_LIMIT when the list has 1,000.
         */
        readonly put: operations["addWish"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/restock-alarms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sold-out options of a product that the member will hear of once they are back
         * @description An empty list for a product without any.
         */
        readonly get: operations["getRestockAlarms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/restock-alarms/{optionNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Ask for an alarm once an option is back in stock
         * @description One alarm per member and option; asking again changes nothing. STATE_CONFLICT for an option that is not sold out, NOT_FOUND for one that is not shown, ADULT_ONLY for one withheld from the member. Of more than 200 the oldest request goes.
         */
        readonly put: operations["addRestockAlarm"];
        readonly post?: never;
        /**
         * Ask for no alarm any more
         * @description An option without a request changes nothing.
         */
        readonly delete: operations["removeRestockAlarm"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/recent-products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The last 50 products the member has viewed, newest first
         * @description Numbers and times alone; getProducts tells what they are now. Times are KST.
         */
        readonly get: operations["getRecentProducts"];
        readonly put?: never;
        /**
         * Remember viewed products
         * @description The later time of a product counts; a time to come counts as now; a product the shop does not have is left out.
         */
        readonly post: operations["addRecentProducts"];
        /**
         * Take products off the viewed ones
         * @description A product that is not among them changes nothing.
         */
        readonly delete: operations["removeRecentProducts"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/unnecessary-token/behavior-history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Record what a visitor did on a page
         * @description Answers nothing and disturbs no call. Where the visit came from stands in the headers of every call: `rid`, `cid`, `x-referer`, `utm-source`, `utm-medium`, `utm-campaign`, `utm-content`, `utm-term`, each percent-encoded.
         */
        readonly post: operations["recordBehavior"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/grade": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The member’s grade, how it is computed and what is missing to the next
         * @description Counts purchases confirmed in the six Korean months before the next evaluation, which is at the start of next month in Korea. `expected` is the grade they would give then. Amounts are won.
         */
        readonly get: operations["getGrade"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/membership": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every grade with its benefits, for guests and members
         * @description `gradeNo` is the grade of the member who asks, null for a guest. Lowest grade first; amounts are won.
         */
        readonly get: operations["getMembership"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends one picture, which is stored as a WebP without its metadata
         * @description JPEG, PNG or WebP by its bytes, at most 10 MB and 40 megapixels. A picture that nothing refers to within a day is deleted.
         */
        readonly post: operations["uploadFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/order/{type}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open an order sheet for products or cart lines
         * @description Holds nothing and takes nothing out of the cart; the sheet is open for 24 hours, and each call opens another. `direct` takes `products`, `cart` takes `cartNos`, `gift` exactly one of either. Refused for goods that cannot be ordered as they are, with the `optionNos` and the `reason`; NOT_FOUND when a line is not in the cart.
         */
        readonly post: operations["createOrderSheet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/order/sheets/{orderSheetNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * An order sheet with its best coupons picked
         * @description Priced as of now, with the choice last made on it where that still holds. NOT_FOUND for a sheet that is over or belongs to another member; STATE_CONFLICT with its `orderNo` once it is ordered; ADULT_ONLY when the proof of age has run out meanwhile.
         */
        readonly get: operations["getOrderSheet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/order/sheets/{orderSheetNo}/calculate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Price the sheet with an address, coupons and points
         * @description Keeps the choice on the sheet and holds nothing; the same choice again changes nothing. Points beyond what may be used are brought down without a refusal. COUPON_UNUSABLE names the coupon and the `reason`; otherwise refused as getOrderSheet is. Amounts are won.
         */
        readonly post: operations["calculateOrderSheet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/order/sheets/{orderSheetNo}/reserve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Hold stock, coupons and points and open a payment
         * @description PRICE_CHANGED (409) carries the new `paymentInfo` in `details`; SOLD_OUT (409) carries the `optionNos`. Nothing is taken then. One sheet opens one order: a second reserve with another key after payment is refused.
         */
        readonly post: operations["reservePayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/order/payments/{orderNo}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Settle a payment after the provider’s window closed
         * @description The word of the provider alone decides. SUCCESS carries the order; FAIL lets go of what was held and says why as `failCode`; PENDING is not decided yet and leaves the key unused, so the same call may ask again. NOT_FOUND when order and payment do not belong together, BUSY while the provider does not answer.
         */
        readonly post: operations["approvePayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Orders of the member
         * @description Without days the last three months until today; days are whole Korean days, both included. Of orders that ended unpaid only those whose deposit was waited for, and only without `orderRequestTypes`. `totalCount` counts up to 1,000.
         */
        readonly get: operations["getOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/orders/most-bought": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Products bought in more than one order within a year, the most often bought first
         * @description Only what was paid for and kept; 30 at most, each with the option and texts of the last time. Names and pictures of goods for adults are left out for a member who may not see them. Times are KST.
         */
        readonly get: operations["getMostBought"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/previous-orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Orders of the former shop, newest first; nothing can be done with them
         * @description The newest 200. Times are KST, amounts won.
         */
        readonly get: operations["getPreviousOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/orders/summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How many order options of the last three months have each status
         * @description The days of getOrders without any. An order of three options counts three times.
         */
        readonly get: operations["getOrderSummary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/orders/{orderNo}/claimable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What of an order may be canceled, returned or exchanged, and until when
         * @description As of now, line by line; a line for which nothing can be asked says why as `problem`. Changes nothing. NOT_FOUND for the order of another member.
         */
        readonly get: operations["getClaimable"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/claims": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Claims of the member, newest first
         * @description Without days the last three months until today; days are whole Korean days, both included. INVALID_REQUEST for a first day after the last. `totalCount` counts up to 100.
         */
        readonly get: operations["getClaims"];
        readonly put?: never;
        /**
         * Cancel, return or exchange
         * @description PRICE_CHANGED (409) carries the new `estimate` in `details`; STATE_CONFLICT (409) names the `orderOptionNo` and as `reason` a ClaimProblem.
         */
        readonly post: operations["requestClaim"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/claims/estimate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a claim would bring back, won by won
         * @description By the same rule as the refund.
         */
        readonly post: operations["estimateClaim"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/claims/{claimNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One claim
         * @description NOT_FOUND for the claim of another member.
         */
        readonly get: operations["getClaim"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/claims/{claimNo}/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Withdraw an undecided claim
         * @description Until the seller has decided; STATE_CONFLICT from then on, and for what the recipient of a gift has asked for. NOT_FOUND for the claim of another member.
         */
        readonly put: operations["withdrawClaim"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/claims/{claimNo}/refund-account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Name another account for a refund whose first one the bank refused
         * @description For a claim whose `refund` says `needsBankAccount`; STATE_CONFLICT for any other.
         */
        readonly put: operations["setClaimRefundAccount"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/orders/{orderNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One order
         * @description NOT_FOUND for the order of another member. What the buyer may do now is told option by option. Times are KST, amounts won.
         */
        readonly get: operations["getOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/orders/{orderNo}/refund-account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Name the account a late deposit goes back to
         * @description For an order whose `lateRefund` says `needsBankAccount`; STATE_CONFLICT for any other.
         */
        readonly put: operations["setRefundAccount"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/orders/{orderNo}/purchase-event": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Ask whether analytics is to be told of a purchase now
         * @description Yes to the first who asks, whichever browser that is, and no to all others; the same key hears its answer again. STATE_CONFLICT for an order that is not paid.
         */
        readonly put: operations["acquirePurchaseEvent"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/order-options/{orderOptionNo}/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Confirm the purchase of a delivered option
         * @description Brings the points the option was to earn, and cannot be undone; it happens by itself some days after delivery. STATE_CONFLICT tells the `orderStatusType`: not delivered, confirmed already, a claim under way, or a gift. NOT_FOUND for the option of another member.
         */
        readonly put: operations["confirmPurchase"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/order-options/{orderOptionNo}/delivery-done": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Say that an option on its way has arrived
         * @description From then on it may be reviewed and confirmed. STATE_CONFLICT tells the `orderStatusType`: not on its way, arrived already, or a gift. NOT_FOUND for the option of another member.
         */
        readonly put: operations["markDelivered"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/order-options/{orderOptionNo}/delivery-steps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the courier has written of the parcel of an option
         * @description BUSY while the courier does not answer. Of a gift no place is told, for that would say where its recipient lives.
         */
        readonly get: operations["getDeliverySteps"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Say who receives what an order sheet of kind gift is for
         * @description Before the sheet is paid; again, what was said is changed. Refused with STATE_CONFLICT once it is ordered, with NOT_ON_SALE for goods that cannot be given.
         */
        readonly post: operations["createGift"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/receive-usable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Gifts the member may accept or that are on their way
         * @description Those sent to the phone the member has now, and those the member has accepted; never one’s own. Names and pictures of goods for adults are left out for a member who may not see them. Newest first, by `cursor`. Times are KST.
         */
        readonly get: operations["getUsableReceivedGifts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/receive-complete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Received gifts that have come to an end
         * @description Arrived, refused, taken back or over. Otherwise as getUsableReceivedGifts.
         */
        readonly get: operations["getCompleteReceivedGifts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/send-usable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sent gifts that wait or are on their way
         * @description Only paid ones. Newest first, by `cursor`; where the goods go is never told to the sender. Times are KST.
         */
        readonly get: operations["getUsableSentGifts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/send-complete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sent gifts that have come to an end
         * @description Arrived, refused, taken back or over. Otherwise as getUsableSentGifts.
         */
        readonly get: operations["getCompleteSentGifts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/count": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How many gifts each list of the gift box has
         * @description The numbers of the four lists, as `totalCount` of each says.
         */
        readonly get: operations["getGiftCounts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/{giftId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A gift of the member, sent or received
         * @description `side` says which: the sender is never told the address, the recipient never the price. `nextActions` is what this side may do now. NOT_FOUND for everybody else, and for the recipient of a gift that is not paid.
         */
        readonly get: operations["getGift"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/{giftId}/link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make a link to share
         * @description The token is answered here alone; what is stored opens nothing.
         */
        readonly post: operations["createGiftLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/{giftId}/claim": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What of a gift that has arrived its recipient may exchange or send back
         * @description Without any amount, for the money is the sender’s. `problem` says why nothing can be asked for. NOT_FOUND for everybody but the recipient who is logged in.
         */
        readonly get: operations["getGiftClaimable"];
        readonly put?: never;
        /**
         * Ask for an exchange or a return of a gift that has arrived
         * @description By its recipient alone. The goods are collected where they went, and a return refunds the sender, who does not learn where that is. Refused with STATE_CONFLICT when it may not be asked for, and once the sender has left.
         */
        readonly post: operations["requestGiftClaim"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/{giftId}/claim/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Take back what was asked for, until the seller has agreed
         * @description By its recipient alone, NOT_FOUND for everybody else. STATE_CONFLICT when nothing is asked for or the seller has decided.
         */
        readonly put: operations["withdrawGiftClaim"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/cancel/{giftId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Take back a gift that is not accepted yet
         * @description The money goes back the way it came. Refused with STATE_CONFLICT once it is accepted, refused or over.
         */
        readonly put: operations["cancelGift"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/confirm/{giftId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Accept a gift with the address it goes to
         * @description By who is logged in with the phone of the gift, or by the gift's link and a phone proven by a code. The same again is answered as it was; with another proof, address or option it is STATE_CONFLICT.
         */
        readonly put: operations["confirmGift"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/refuse/{giftId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Refuse a gift with a word of thanks
         * @description The sender gets all of the money back. The link ends with it.
         */
        readonly put: operations["refuseGift"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/gift/address/{giftId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Correct where an accepted gift goes, until its goods are prepared
         * @description By who is logged in with the phone of the gift, or by the gift’s link and a phone proven by a code within 30 minutes, CERTIFICATION_REQUIRED otherwise. STATE_CONFLICT once the goods are prepared; INVALID_REQUEST names the `problems` of the address. Again with the same address changes nothing.
         */
        readonly put: operations["changeGiftAddress"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/unnecessary-token/gift/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A gift by its link, for anybody who has it
         * @description No price and no address; for anyone who is logged in with the phone of the gift as getGift answers it, and without a code. A link that is unknown or over is NOT_FOUND, and shows what has arrived for 30 days; 20 of them a minute from one address, TOO_MANY_REQUESTS.
         */
        readonly get: operations["getGiftByToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/unnecessary-token/gift/{token}/phone-certification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Prove the phone a gift is for
         * @description Refused with CODE_MISMATCH while tries are left, with CODE_EXPIRED when this code can no longer be used.
         */
        readonly put: operations["proveGiftCode"];
        /**
         * Send a code to the phone a gift is for
         * @description By anybody with the link; the code goes to the phone of the gift, which is not told. It holds for 5 minutes and ends the one before. The next after 30 seconds; of codes that are not proven 5 an hour from one network, TOO_MANY_REQUESTS beyond. NOT_FOUND for a link that is unknown or over.
         */
        readonly post: operations["requestGiftCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/alarm/gift-alarm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Answer a gift whose first message is on its way, as its payment has seen to
         * @description Sends nothing by itself. By its sender alone, NOT_FOUND for everybody else. STATE_CONFLICT when the gift is not paid, or accepted or over.
         */
        readonly post: operations["sendGiftAlarm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/v1/customer/alarm/gift/resend/alarm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send the message of a gift once more
         * @description At most 3 times, at least an hour apart; TOO_MANY_REQUESTS else.
         */
        readonly post: operations["resendGiftAlarm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Agreement: {
            readonly termsType: string;
            readonly isAgree: boolean;
        };
        readonly TokenRequest: {
            /** @description Basic credentials of the web or the app client; an identifier, not a secret. */
            readonly auth: string;
            /** @enum {string} */
            readonly grant: "identity" | "user_token";
            readonly code?: string;
            readonly codeVerifier?: string;
            readonly agreements?: readonly components["schemas"]["Agreement"][];
            /** @description For `identity`. What this device calls itself at each log-in; drawn by itself once, and kept from scripts. A member is told of a log-in from a device they never used. Without it the words of the user agent stand for the device. */
            readonly deviceId?: string;
            /** @description For `user_token`. One that was never issued, whatever its shape, is refused with A401. */
            readonly userToken?: string;
        };
        readonly TokenAnswer: {
            readonly access_token: string;
            readonly expires_in: number;
            readonly shopbyId: string;
        };
        /**
         * @description Codes of specification §8 first, then our own.
         * @enum {string}
         */
        readonly ErrorCode: "EVEC0002" | "EVEC0003" | "B0008" | "AU20" | "EV02" | "EV03" | "EV04" | "EV05" | "EV06" | "EV07" | "EV08" | "EV09" | "EV10" | "EV11" | "EV12" | "C1026" | "C0021" | "A401" | "AU17" | "AU99" | "AU99_ERR" | "MB03" | "MB04" | "MB08" | "INVALID_REQUEST" | "FORBIDDEN_ORIGIN" | "ADULT_ONLY" | "TELECOM_ONLY" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "SOLD_OUT" | "STOCK_SHORT" | "NOT_ON_SALE" | "PURCHASE_LIMIT" | "UNPAID_LIMIT" | "GIFT_LIMIT" | "WISH_LIMIT" | "NOT_REVIEWABLE" | "REVIEW_PHOTO_NEEDED" | "PRICE_CHANGED" | "COUPON_UNUSABLE" | "COUPON_EXHAUSTED" | "COUPON_EXPIRED" | "STATE_CONFLICT" | "TERMS_REQUIRED" | "VERIFICATION_FAILED" | "CODE_MISMATCH" | "CODE_EXPIRED" | "PHONE_TAKEN" | "CONSENT_REQUIRED" | "CERTIFICATION_REQUIRED" | "OPEN_ORDERS" | "PAYMENT_DECLINED" | "IDEMPOTENCY_KEY_REQUIRED" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_MISMATCH" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "FILE_TYPE_UNSUPPORTED" | "FILE_TOO_LARGE" | "FILE_PIXELS_EXCEEDED" | "FILE_BROKEN" | "TOO_MANY_REQUESTS" | "INTERNAL" | "BUSY";
        /** @description Of SOLD_OUT, STOCK_SHORT, NOT_ON_SALE, ADULT_ONLY, TELECOM_ONLY and NOT_FOUND about goods. */
        readonly GoodsDetails: {
            readonly optionNos: readonly number[];
            /** @description A problem of a line, as `validInfo.errorCode` names it. */
            readonly reason?: string;
        };
        /** @description Of INVALID_REQUEST. */
        readonly RequestDetails: {
            /** @description Where, for example `body/email`. */
            readonly place?: string;
            readonly rule?: string;
            readonly termsTypes?: readonly string[];
            readonly problems?: readonly string[];
        };
        /** @description Of PURCHASE_LIMIT; the options beyond the limit, the product whose limit is reached, or the lines a cart holds. */
        readonly PurchaseLimitDetails: {
            readonly optionNos?: readonly number[];
            readonly reason?: string;
            readonly productNo?: number;
            readonly limit?: number;
        };
        /** @description Of UNPAID_LIMIT; whether too many orders or too many pieces wait for their money, and how many may. */
        readonly UnpaidLimitDetails: {
            /** @enum {string} */
            readonly reason: "ORDERS" | "PIECES";
            readonly limit: number;
        };
        /** @description Of GIFT_LIMIT; how many gifts of one member go to one phone in 24 hours. */
        readonly GiftLimitDetails: {
            readonly limit: number;
        };
        /** @description Of NOT_REVIEWABLE; it has not come, something is claimed, it was reviewed, its time is over. */
        readonly NotReviewableDetails: {
            /** @enum {string} */
            readonly reason: "NOT_DELIVERED" | "OPEN_CLAIM" | "REVIEWED" | "TOO_LATE";
        };
        readonly PaymentInfo: {
            /** @description Won. */
            readonly totalStandardAmt: number;
            /** @description Won. */
            readonly totalImmediateDiscountAmt: number;
            /** @description Won. */
            readonly totalAdditionalDiscountAmt: number;
            /** @description Goods after product discounts. */
            readonly productAmt: number;
            /** @description Won. */
            readonly productCouponAmt: number;
            /** @description Won. */
            readonly cartCouponAmt: number;
            /** @description Won. */
            readonly deliveryCouponAmt: number;
            /** @description Won. */
            readonly deliveryAmt: number;
            /** @description Won. */
            readonly remoteDeliveryAmt: number;
            /** @description Won. */
            readonly usedAccumulationAmt: number;
            /** @description Won. */
            readonly payAmt: number;
            /** @description Won. */
            readonly subPayAmt: number;
            /** @description What is charged: payAmt − subPayAmt. */
            readonly paymentAmt: number;
            /** @description Won. */
            readonly accumulationAmt: number;
            /** @description Won. */
            readonly availableMaxAccumulationAmt: number;
            /** @description Won. */
            readonly minAccumulationLimit: number;
            /** @description Won. */
            readonly accumulationUnit: number;
            /** @description Won. */
            readonly accumulationAmtWhenBuyConfirm: number;
        };
        readonly RefundEntry: {
            /** @enum {string} */
            readonly rule: "GOODS" | "DELIVERY" | "REMOTE_DELIVERY" | "DELIVERY_CHANGE" | "RETURN_DELIVERY";
            /** @description The goods, or the seller whose delivery it is. */
            readonly source: string;
            /** @description Won; what is kept is negative. */
            readonly amount: number;
            /** @description Won of these goods that coupons had paid, so that `amount` is without them; 0 of any delivery. */
            readonly couponAmt: number;
            readonly orderOptionNo: number | null;
            readonly deliveryNo: number | null;
        };
        /** @enum {string} */
        readonly ResponsibleObjectType: "BUYER" | "SELLER";
        readonly ClaimEstimate: {
            /** @description Won. The entries add up to it. */
            readonly refundPayAmt: number;
            /** @description Won, to the payment method. */
            readonly refundMainPayAmt: number;
            /** @description Won, as points. */
            readonly refundSubPayAmt: number;
            /** @enum {string} */
            readonly refundType: "PG" | "ACCOUNT" | "ACCUMULATION" | "ZERO_REFUND";
            readonly entries: readonly components["schemas"]["RefundEntry"][];
            /** @description Coupons that go back because all they lowered has gone back. */
            readonly restoredCoupons: readonly {
                readonly couponIssueNo: number;
                readonly couponName: string;
            }[];
            /** @description Won still to be paid; always 0 as long as exchanges are at the same price. */
            readonly additionalPayAmt: number;
            readonly responsibleObjectType: components["schemas"]["ResponsibleObjectType"];
            /** @description Whether it needs no approval. */
            readonly refundsImmediately: boolean;
        };
        /** @description Of PRICE_CHANGED; the amounts as they are now, of an order sheet or of a claim. */
        readonly PriceChangedDetails: {
            readonly paymentInfo?: components["schemas"]["PaymentInfo"];
            readonly estimate?: components["schemas"]["ClaimEstimate"];
        };
        /** @description Of COUPON_UNUSABLE, COUPON_EXHAUSTED and COUPON_EXPIRED, and of NOT_FOUND and TELECOM_ONLY about a coupon. */
        readonly CouponDetails: {
            readonly couponIssueNo?: number;
            readonly couponNo?: number;
            readonly reason?: string;
            /** @description Of COUPON_UNUSABLE when an order is reserved; the amounts with the coupons that can be used. */
            readonly paymentInfo?: components["schemas"]["PaymentInfo"];
        };
        /** @description Of STATE_CONFLICT; the order there already is, the status it has moved on to, a coupon held, a full book. */
        readonly StateConflictDetails: {
            readonly orderNo?: string | null;
            readonly orderOptionNo?: number;
            readonly orderStatusType?: string;
            readonly couponNo?: number;
            readonly reason?: string;
            readonly limit?: number;
        };
        /** @description Of TERMS_REQUIRED. */
        readonly TermsRequiredDetails: {
            readonly termsTypes: readonly string[];
        };
        /** @description Of CONSENT_REQUIRED. */
        readonly ConsentRequiredDetails: {
            readonly types: readonly string[];
        };
        /** @description Of CODE_MISMATCH. */
        readonly CodeMismatchDetails: {
            readonly triesLeft: number;
        };
        /** @description Of OPEN_ORDERS. */
        readonly OpenOrdersDetails: {
            readonly openOrderCnt: number;
            readonly openGiftCnt: number;
        };
        /** @description Of TOO_MANY_REQUESTS. */
        readonly TooManyRequestsDetails: {
            /** @description Seconds until the same may be asked again. */
            readonly retryAfter: number;
        };
        readonly ErrorBody: {
            readonly code: components["schemas"]["ErrorCode"];
            /** @description For people, in the language of Accept-Language. */
            readonly message: string;
            readonly requestId: string;
            /** @description What the code's reader needs. Each shape says which codes carry it; the others carry none. */
            readonly details?: components["schemas"]["GoodsDetails"] | components["schemas"]["RequestDetails"] | components["schemas"]["PurchaseLimitDetails"] | components["schemas"]["UnpaidLimitDetails"] | components["schemas"]["GiftLimitDetails"] | components["schemas"]["NotReviewableDetails"] | components["schemas"]["PriceChangedDetails"] | components["schemas"]["CouponDetails"] | components["schemas"]["StateConflictDetails"] | components["schemas"]["TermsRequiredDetails"] | components["schemas"]["ConsentRequiredDetails"] | components["schemas"]["CodeMismatchDetails"] | components["schemas"]["OpenOrdersDetails"] | components["schemas"]["TooManyRequestsDetails"];
        };
        /** @enum {string} */
        readonly VerificationPurpose: "login" | "adult" | "phone" | "withdrawal";
        /** @enum {string} */
        readonly Carrier: "DEALTEL" | "MVNO" | "OTHER";
        readonly TermsInfo: {
            readonly termsType: string;
            readonly termsName: string;
            readonly required: boolean;
            readonly version: number;
            /** @description HTML, sanitised. */
            readonly contents: string;
        };
        readonly ExternalData: {
            readonly uuid: string;
            readonly isNew: boolean;
            readonly name: string;
            readonly carrier: components["schemas"]["Carrier"];
            readonly termsInfos: readonly components["schemas"]["TermsInfo"][];
        };
        readonly AdultVerification: {
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly verifiedAt: string | null;
            /** @description How the age was proven, for example PHONE. */
            readonly method: string | null;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly expiresAt: string | null;
        };
        readonly LoginSession: {
            /** @description Names the session; it is no secret and opens nothing. */
            readonly sessionNo: number;
            /** @description Browser and system of the log-in, for example `Chrome · Windows`; empty when neither is known. */
            readonly device: string;
            /** @enum {string} */
            readonly client: "WEB" | "APP";
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly startYmdt: string;
            /** @description When it was last given a token, which happens every ten hours of use; yyyy-MM-dd HH:mm:ss, KST. */
            readonly lastUseYmdt: string;
            /** @description Whether the caller is in this very session. */
            readonly isCurrent: boolean;
        };
        readonly Account: {
            readonly memberNo: number;
            readonly grade: {
                readonly gradeNo: number;
                readonly label: string;
            };
            /** @enum {string|null} */
            readonly gender: "M" | "F" | null;
            readonly memberAge: number | null;
            readonly carrier: components["schemas"]["Carrier"];
            readonly dailyPick: boolean;
            /** @description Exactly 11 digits. */
            readonly phone: string;
            readonly name: string;
            readonly email: string | null;
            readonly adult: boolean;
        };
        readonly AppReceive: {
            readonly receive: boolean;
        };
        readonly AppConsent: {
            /** @enum {string} */
            readonly type: "APP_INFO" | "APP_BENEFIT" | "APP_NIGHT";
            readonly agreed: boolean;
            /** @description When the member last said so, in Korea; null when never asked. */
            readonly changedAt: string | null;
        };
        readonly ServiceConsent: {
            readonly type: string;
            readonly title: string;
            /** @description HTML, sanitised. */
            readonly contents: string;
            readonly required: boolean;
            readonly agreed: boolean;
            /** @description Version of the text in force. */
            readonly version: number;
            /** @description When the member last said so, in Korea; null when never asked. */
            readonly changedAt: string | null;
        };
        readonly ServiceAnswer: {
            readonly type: string;
            readonly agreed: boolean;
        };
        readonly PhoneCertification: {
            readonly verificationId: string;
            /** @description Until when the code can be proven, in Korea. */
            readonly expiresAt: string;
            /** @description From when a new code can be asked for, in Korea. */
            readonly resendableAt: string;
        };
        readonly AddressEntry: {
            readonly addressName: string;
            /** @enum {string} */
            readonly defaultYn: "Y" | "N";
            readonly receiverName: string;
            readonly receiverZipCd: string;
            readonly receiverAddress: string;
            readonly receiverJibunAddress: string;
            readonly receiverDetailAddress: string;
            /** @description Exactly 11 digits. */
            readonly receiverContact1: string;
            readonly receiverContact2: string | null;
            /** @enum {string} */
            readonly countryCd: "KR";
            readonly customsIdNumber: string | null;
        };
        readonly ShippingAddress: {
            readonly addressName: string;
            /** @enum {string} */
            readonly defaultYn: "Y" | "N";
            readonly receiverName: string;
            readonly receiverZipCd: string;
            readonly receiverAddress: string;
            readonly receiverJibunAddress: string;
            readonly receiverDetailAddress: string;
            /** @description Exactly 11 digits. */
            readonly receiverContact1: string;
            readonly receiverContact2: string | null;
            /** @enum {string} */
            readonly countryCd: "KR";
            readonly customsIdNumber: string | null;
            readonly addressNo: number;
            /** @enum {string} */
            readonly addressType: "BOOK" | "RECENT";
            /** @description KST. */
            readonly lastUseYmdt: string;
        };
        readonly FoundAddress: {
            readonly zipCd: string;
            readonly roadAddress: string;
            readonly jibunAddress: string;
            /** @description Empty when the building has no name. */
            readonly buildingName: string;
        };
        readonly GnbItem: {
            /** @enum {string} */
            readonly code: "HOME" | "DEAL" | "BEST" | "LIMITED" | "EXHIBITION" | "EVENT" | "MEMBERSHIP";
            readonly label: string;
            readonly landingUrl: string;
        };
        /** @enum {string} */
        readonly BannerType: "MAIN" | "MIDDLE" | "BOTTOM";
        readonly Banner: {
            readonly bannerNo: number;
            readonly name: string;
            readonly description: string;
            readonly imageUrl: string;
            readonly landingUrl: string;
            /** @enum {string} */
            readonly browerTargetType: "CURRENT" | "NEW";
            readonly displayOrder: number;
        };
        readonly MainMenu: {
            /** @enum {string} */
            readonly menuType: "SPECIAL" | "NORMAL";
            readonly label: string;
            readonly banners: readonly components["schemas"]["Banner"][];
        };
        /**
         * @description Goods for adults, shown to the caller. Left out of all other goods, and of what is withheld.
         * @constant
         */
        readonly AdultMark: true;
        /** @enum {string} */
        readonly Withheld: "ADULT" | "TELECOM";
        /** @enum {string} */
        readonly SaleStatusType: "READY" | "ONSALE" | "FINISHED" | "STOP" | "PROHIBITION";
        /** @description A card. When `withheld` is ADULT, name, pictures and prices are not sent: they are empty or zero. */
        readonly ProductSummary: {
            readonly productNo: number;
            readonly productName: string;
            readonly brandName: string;
            readonly partnerName: string;
            readonly imageUrls: readonly string[];
            /** @description Won. */
            readonly salePrice: number;
            /** @description Won. */
            readonly immediateDiscountAmt: number;
            /** @description Won. */
            readonly discountedPrice: number;
            readonly discountRate: number;
            /** @description Won. */
            readonly couponDiscountAmt: number;
            readonly promotionText: string;
            readonly stickerLabels: readonly string[];
            readonly isSoldOut: boolean;
            readonly adult?: components["schemas"]["AdultMark"];
            readonly telecomOnly: boolean;
            readonly withheld: components["schemas"]["Withheld"] | null;
            readonly saleStatusType: components["schemas"]["SaleStatusType"];
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly saleStartYmdt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly saleEndYmdt: string | null;
            readonly reviewRating: number;
            readonly totalReviewCount: number;
            readonly likeCount: number;
            readonly saleCnt: number;
            readonly freeDelivery: boolean;
            readonly hasCoupon: boolean;
            readonly todayDeparture: boolean;
            /**
             * Format: date
             * @description The day goods ordered now arrive, as product page, cart and order sheet promise it; null for what cannot be bought now, is withheld, or is not sent.
             */
            readonly arrivalYmd: string | null;
            readonly displayCategoryNo: number;
        };
        readonly Exhibition: {
            readonly eventNo: number;
            readonly label: string;
            readonly promotionText: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly startYmdt: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly endYmdt: string;
            readonly pcImageUrl: string;
            readonly mobileimageUrl: string;
            readonly section: readonly {
                readonly label: string;
                readonly imageUrl: string | null;
                readonly displayOrder: number;
                readonly productNos: readonly number[];
                readonly products: readonly components["schemas"]["ProductSummary"][];
            }[];
        };
        readonly Category: {
            readonly categoryNo: number;
            readonly label: string;
            readonly depth: number;
            readonly icon: string;
            readonly productCnt: number;
            readonly children: readonly components["schemas"]["Category"][];
        };
        readonly FlatCategory: {
            readonly categoryNo: number;
            readonly label: string;
            readonly depth: number;
            readonly parentNo: number | null;
            readonly fullCategoryName: string;
            readonly productCnt: number;
        };
        readonly CategoryDetail: {
            readonly categoryNo: number;
            readonly label: string;
            readonly depth: number;
            readonly productCnt: number;
            readonly parents: readonly components["schemas"]["FlatCategory"][];
            readonly siblings: readonly components["schemas"]["FlatCategory"][];
            readonly children: readonly components["schemas"]["FlatCategory"][];
        };
        readonly BrandCategory: {
            readonly categoryNo: number;
            readonly label: string;
            readonly brands: readonly {
                readonly brandNo: number;
                readonly brandName: string;
                readonly count: number;
            }[];
        };
        readonly Section: {
            readonly sectionNo: number;
            readonly label: string;
            readonly sectionExplain: string;
            readonly imageUrl: string | null;
            readonly productTotalCount: number;
            readonly products: readonly components["schemas"]["ProductSummary"][];
        };
        readonly TimedDealItem: {
            readonly product: components["schemas"]["ProductSummary"];
            /** @description Percent of the deal stock that is sold. */
            readonly soldRate: number;
        };
        readonly EventSummary: {
            readonly eventNo: number;
            readonly label: string;
            readonly promotionText: string;
            readonly imageUrl: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly startYmdt: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly endYmdt: string;
        };
        readonly ExhibitionSummary: {
            readonly eventNo: number;
            readonly label: string;
            readonly promotionText: string;
            readonly imageUrl: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly startYmdt: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly endYmdt: string;
            readonly products: readonly components["schemas"]["ProductSummary"][];
        };
        readonly BrandHall: {
            /** @description The exhibition at the head of the hall. */
            readonly eventNo: number;
            readonly brandNo: number | null;
            readonly label: string;
            readonly imageUrl: string;
        };
        /**
         * @description Why one cannot join. EV02 not begun, EV03 over, EV04 joined already, EV05 telecom customers only, EV06 all places taken, EV07 nothing to join, EV08 attended today already, EV09 no coupons left, EV10 the coupon is owned already, EV11 the coupon is not for this member, EV12 the coupon is not given out now. The codes are the specification’s, their meanings assumed.
         * @enum {string}
         */
        readonly EventRefusal: "EV02" | "EV03" | "EV04" | "EV05" | "EV06" | "EV07" | "EV08" | "EV09" | "EV10" | "EV11" | "EV12";
        readonly Event: {
            readonly eventNo: number;
            readonly label: string;
            readonly promotionText: string;
            readonly imageUrl: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly startYmdt: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly endYmdt: string;
            /** @enum {string} */
            readonly eventType: "JOIN" | "COUPON" | "POINT" | "ATTENDANCE" | "NOTICE";
            /** @description HTML, sanitised. */
            readonly content: string;
            readonly telecomOnly: boolean;
            /** @description How many may join; null for everybody. */
            readonly joinLimitCnt: number | null;
            /** @description Points a join brings, of attendance each day. */
            readonly pointAmt: number;
            /** @description The coupon that a join brings. */
            readonly couponName: string | null;
            /** @description Why joining is not possible now; null when it is. */
            readonly code: components["schemas"]["EventRefusal"] | null;
        };
        readonly EventStanding: {
            readonly joinable: boolean;
            /** @description Of attendance, whether today. */
            readonly joined: boolean;
            /** @description Why the member cannot join; null when they can. */
            readonly code: components["schemas"]["EventRefusal"] | null;
            /** @description Days of this Korean month on which the member attended, earliest first. */
            readonly attendedYmds: readonly string[];
        };
        readonly EventJoin: {
            /** @description yyyy-MM-dd HH:mm:ss, KST, of the first join, of attendance today’s. */
            readonly joinedYmdt: string;
            readonly pointAmt: number;
            readonly couponName: string | null;
            readonly attendedYmds: readonly string[];
        };
        readonly Terms: {
            readonly termsType: string;
            readonly termsName: string;
            readonly required: boolean;
            readonly version: number;
            /** @description HTML, sanitised. */
            readonly contents: string;
            /** @description yyyy-MM-dd, KST. */
            readonly enforcementDate: string;
        };
        readonly Popup: {
            readonly popupNo: number;
            readonly title: string;
            /** @description HTML, sanitised. */
            readonly content: string;
            /** @description Whether it can be put off until the end of the Korean day. */
            readonly visibleToday: boolean;
        };
        readonly Article: {
            readonly articleNo: number;
            readonly category: string;
            readonly categoryLabel: string;
            readonly title: string;
            /** @description HTML, sanitised. */
            readonly content: string;
            /** @description Whether it matters so much that it stays on top. */
            readonly notice: boolean;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly registerYmdt: string;
        };
        /** @enum {string} */
        readonly ProductOrder: "RECOMMEND" | "SALE_CNT" | "RECENT_PRODUCT" | "PRICE_LOW" | "PRICE_HIGH" | "REVIEW" | "DISCOUNT_RATE";
        /** @description What was searched when not every word was found as it was typed. */
        readonly RelaxedKeyword: {
            /**
             * @description CATEGORY is the products of the category that is named most alike.
             * @enum {string}
             */
            readonly kind: "CORRECTED" | "SYNONYM" | "FEWER_WORDS" | "CATEGORY";
            /** @description What was searched instead; the label of a category. */
            readonly keyword: string;
            /** @description Words of the keyword that were not searched. */
            readonly leftOut: readonly string[];
        };
        readonly ProductSearch: {
            readonly totalCount: number;
            readonly pageNumber: number;
            readonly pageSize: number;
            readonly nextCursor: string | null;
            /** @description Won. */
            readonly minPrice: number;
            /** @description Won. */
            readonly maxPrice: number;
            /** @description Brands of the list, those with most products first; a chosen one also with a count of 0. */
            readonly brands: readonly {
                readonly brandNo: number;
                readonly brandName: string;
                readonly count: number;
            }[];
            /** @description Top categories of the list; under a keyword all it finds anything in, also with a count of 0. */
            readonly depth1Categories: readonly {
                readonly categoryNo: number;
                readonly label: string;
                readonly count: number;
            }[];
            /** @description How the list departs from the keyword; null when every word was found as it was typed, or nothing. */
            readonly relaxed: components["schemas"]["RelaxedKeyword"] | null;
            /** @description How many goods for adults the keyword finds in the category that are left out because the age of the caller is not proven, 100 at most, whatever the other filters; 0 without a keyword, for a plain list keeps their places. */
            readonly withheldCnt: number;
            readonly items: readonly components["schemas"]["ProductSummary"][];
        };
        readonly Partner: {
            readonly partnerNo: number;
            readonly companyName: string;
            readonly partnerName: string;
            readonly ownerName: string;
            readonly businessRegistrationNo: string;
            readonly onlineMarketingBusinessDeclarationNo: string;
            readonly officeAddressLabel: string;
            readonly phoneNo: string;
            readonly email: string;
        };
        /** @enum {string} */
        readonly DeliveryConditionType: "FREE" | "CONDITIONAL" | "FIXED_FEE" | "QUANTITY_PROPOSITIONAL_FEE" | "PRICE_FEE" | "QUANTITY_FEE";
        readonly DeliveryFeeStep: {
            /** @description Won or pieces. */
            readonly aboveOrEqual: number;
            /** @description Won or pieces; null is open. */
            readonly below: number | null;
            /** @description Won. */
            readonly deliveryAmt: number;
        };
        readonly DeliveryCondition: {
            readonly deliveryConditionType: components["schemas"]["DeliveryConditionType"];
            /** @description Won. */
            readonly deliveryAmt: number;
            /** @description Won. */
            readonly aboveDeliveryAmt: number;
            /** @description Pieces that one QUANTITY_PROPOSITIONAL_FEE carries; said of no other. */
            readonly perOrderCnt?: number;
            /** @description Steps of PRICE_FEE, by won, and of QUANTITY_FEE, by pieces; said of no other. */
            readonly deliveryConditionDetails?: readonly components["schemas"]["DeliveryFeeStep"][];
            /** @description Won. */
            readonly returnDeliveryAmt: number;
            /** @description Won. */
            readonly remoteDeliveryAmt: number;
            /** @description Won. */
            readonly jejuDeliveryAmt: number;
        };
        readonly DeliveryFee: {
            readonly deliveryConditionType: components["schemas"]["DeliveryConditionType"];
            /** @description Won. */
            readonly deliveryAmt: number;
            /** @description Won. */
            readonly aboveDeliveryAmt: number;
            /** @description Pieces that one QUANTITY_PROPOSITIONAL_FEE carries; said of no other. */
            readonly perOrderCnt?: number;
            /** @description Steps of PRICE_FEE, by won, and of QUANTITY_FEE, by pieces; said of no other. */
            readonly deliveryConditionDetails?: readonly components["schemas"]["DeliveryFeeStep"][];
            /** @description Won. */
            readonly returnDeliveryAmt: number;
            /** @description Won. */
            readonly remoteDeliveryAmt: number;
            /** @description Won. */
            readonly jejuDeliveryAmt: number;
            readonly deliveryCompanyType: string;
            /** @description HH:mm, KST. */
            readonly departureCutoff: string;
            /** @description Assumed: days the carrier works between departure and arrival; 0 for goods nobody sends. */
            readonly deliveryDays: number;
        };
        /** @enum {string} */
        readonly CouponType: "PRODUCT" | "CART" | "CART_DELIVERY";
        /** @enum {string} */
        readonly CouponTargetType: "ALL_PRODUCT" | "PRODUCT" | "BRAND" | "CATEGORY" | "PARTNER";
        /** @enum {string} */
        readonly CouponPlatform: "PC" | "MOBILE_WEB" | "MOBILE_APP";
        readonly IssuableCoupon: {
            readonly couponNo: number;
            readonly couponName: string;
            readonly couponType: components["schemas"]["CouponType"];
            readonly couponTargetType: components["schemas"]["CouponTargetType"];
            readonly downloadable: boolean;
            readonly issued: boolean;
            readonly fixedAmt: boolean;
            /** @description Won. */
            readonly discountAmt: number;
            readonly discountRate: number;
            /** @description Won. */
            readonly maxDiscountAmt: number | null;
            /** @description Won. */
            readonly minSalePrice: number;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly useEndYmdt: string;
            /** @description Whether a delivery coupon takes the whole fee, whatever its amount. */
            readonly freeDelivery: boolean;
            readonly usablePlatforms: readonly components["schemas"]["CouponPlatform"][];
            /** @description Assumed: whether it lowers the first purchase of a member alone. */
            readonly firstPurchaseOnly: boolean;
            /** @description Assumed: names of the first brands, categories or sellers it is for; none for products. */
            readonly targetNames?: readonly string[];
            /** @description Assumed: of how many brands, categories, sellers or products it is. */
            readonly targetCnt?: number;
            /** @description Assumed: which of the products asked about it lowers. */
            readonly productNos?: readonly number[];
            /** @description Assumed: won up to which it may be used; null is no limit. */
            readonly maxSalePrice?: number | null;
            /** @description Assumed: delivery fee in won from which a delivery coupon may be used. */
            readonly minDeliveryAmt?: number;
        };
        /** @description A product page. Withheld products carry only baseInfo.productNo, the mark and the reason. */
        readonly Product: {
            readonly withheld: components["schemas"]["Withheld"] | null;
            readonly baseInfo: {
                readonly productNo: number;
                readonly productName: string;
                readonly imageUrls: readonly string[];
                /** @description HTML, sanitised. */
                readonly content: string;
                readonly dutyInfo: readonly {
                    readonly label: string;
                    readonly value: string;
                }[];
                readonly promotionText: string;
                readonly stickerLabels: readonly string[];
                readonly placeOriginLabel: string;
                /** @enum {string} */
                readonly minorPurchaseYn: "Y" | "N";
                readonly telecomOnly: boolean;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly saleStartYmdt: string | null;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly saleEndYmdt: string | null;
            };
            readonly brand: {
                readonly brandNo: number;
                readonly brandName: string;
                /** @description The exhibition at the head of the brand's hall; null where there is none. */
                readonly hallNo: number | null;
            };
            readonly price: {
                /** @description Won. */
                readonly salePrice: number;
                /** @description Won. */
                readonly immediateDiscountAmt: number;
                /** @description Won. */
                readonly discountedPrice: number;
                readonly discountRate: number;
                /** @description Won. */
                readonly couponDiscountAmt: number;
                /** @description Won. */
                readonly couponPrice: number;
                /** @description Won. */
                readonly accumulationAmtWhenBuyConfirm: number;
                /** @description Won. */
                readonly photoReviewAccumulationAmt: number;
            };
            readonly categories: readonly {
                readonly categoryNo: number;
                readonly label: string;
                readonly depth: number;
            }[];
            readonly stock: {
                readonly stockCnt: number;
                readonly saleCnt: number;
            };
            readonly status: {
                readonly saleStatusType: components["schemas"]["SaleStatusType"];
                readonly soldout: boolean;
            };
            readonly limitations: {
                readonly minBuyCnt: number;
                /** @description 0 means no limit. */
                readonly maxBuyTimeCnt: number;
                /** @description For one person in all; 0 means no limit. */
                readonly maxBuyPersonCnt: number;
                /** @description For one person within `maxBuyDays`, instead of `maxBuyPersonCnt`; 0 means no limit. */
                readonly maxBuyPeriodCnt: number;
                /** @description Days that begin with the first purchase. */
                readonly maxBuyDays: number;
                /** @description Pieces that the caller has bought already and that count; 0 for a guest. */
                readonly boughtCnt: number;
            };
            readonly deliveryFee: components["schemas"]["DeliveryFee"];
            readonly partner: components["schemas"]["Partner"];
            readonly coupons: readonly components["schemas"]["IssuableCoupon"][];
            readonly reviewRate: number;
            readonly totalReviewCount: number;
            readonly inquiryCount: number;
            /** @description Whether it may be given. */
            readonly giftUsable: boolean;
            readonly cancelable: boolean;
            readonly exchangeable: boolean;
            readonly returnable: boolean;
        };
        readonly FlatOption: {
            readonly optionNo: number;
            /** @description Level names joined by |. */
            readonly label: string;
            /** @description Level values joined by |. */
            readonly value: string;
            /** @description Won. */
            readonly addPrice: number;
            /** @description Won. */
            readonly buyPrice: number;
            readonly stockCnt: number;
            /** @enum {string} */
            readonly saleType: "AVAILABLE" | "SOLD_OUT";
            readonly main: boolean;
            readonly imageUrl: string | null;
        };
        readonly OptionNode: {
            readonly label: string;
            readonly value: string;
            readonly optionNo: number | null;
            /** @description Won. */
            readonly addPrice: number;
            readonly stockCnt: number;
            /** @enum {string} */
            readonly saleType: "AVAILABLE" | "SOLD_OUT";
            readonly children: readonly components["schemas"]["OptionNode"][];
        };
        readonly OptionSwatch: {
            /** @description Name of the level, as in labels. */
            readonly label: string;
            /** @description Value of that level alone. */
            readonly value: string;
            /** @description sRGB. */
            readonly color: string;
        };
        readonly ProductOptions: {
            /** @enum {string} */
            readonly type: "STANDARD" | "COMBINATION" | "DEFAULT";
            /** @enum {string} */
            readonly selectType: "FLAT" | "MULTI";
            readonly labels: readonly string[];
            readonly flatOptions: readonly components["schemas"]["FlatOption"][];
            readonly multiLevelOptions: readonly components["schemas"]["OptionNode"][];
            readonly inputs: readonly {
                readonly inputNo: number;
                readonly inputLabel: string;
                readonly required: boolean;
            }[];
            /** @description The colors behind option values that name one; a value without an entry is shown by its name alone. */
            readonly swatches: readonly components["schemas"]["OptionSwatch"][];
        };
        readonly Review: {
            readonly reviewNo: number;
            readonly productNo: number;
            readonly rate: number;
            readonly content: string;
            readonly fileUrls: readonly string[];
            readonly memberId: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly registerYmdt: string;
            /** @enum {string} */
            readonly bestReviewYn: "Y" | "N";
            readonly recommendCnt: number;
            readonly myReview: boolean;
            /** @description Whether the caller found it helpful. */
            readonly recommended: boolean;
            /** @description False for one's own, and for one that the caller has reported. */
            readonly reportable: boolean;
            /** @description Whether the caller wants nothing of its writer; its words and pictures are not sent then. */
            readonly blocked: boolean;
            /** @description False for one's own, for one whose writer is blocked already, and for one whose writer has left. */
            readonly blockable: boolean;
            readonly orderedOption: {
                readonly optionName: string;
                readonly optionValue: string;
            };
            readonly sellerReply: string | null;
        };
        readonly ReviewList: {
            readonly rate: number;
            readonly reviewRatingResponses: readonly {
                readonly rating: number;
                readonly countOfRating: number;
            }[];
            readonly photoTotalCount: number;
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["Review"][];
        };
        /** @enum {string} */
        readonly ReviewReportReason: "COPYRIGHT" | "SLANDER" | "COMMERCIAL" | "PORNO" | "ABUSE" | "WRONG" | "ETC";
        readonly ReviewReport: {
            readonly reportReasonCd: components["schemas"]["ReviewReportReason"];
            readonly content: string;
        };
        readonly Inquiry: {
            readonly inquiryNo: number;
            /** @enum {string} */
            readonly type: "PRODUCT" | "DELIVERY" | "CANCEL" | "RETURN" | "EXCHANGE" | "REFUND" | "OTHER";
            readonly title: string;
            readonly content: string;
            readonly secreted: boolean;
            readonly memberId: string;
            readonly replied: boolean;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly registerYmdt: string;
            readonly answers: readonly {
                readonly content: string;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly registerYmdt: string;
            }[];
        };
        readonly InquiryList: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["Inquiry"][];
        };
        readonly ProductQuestion: {
            /** @enum {string} */
            readonly type: "PRODUCT" | "DELIVERY" | "EXCHANGE" | "RETURN" | "CANCEL" | "OTHER";
            readonly content: string;
            readonly secreted: boolean;
            /** @description Whether an answer is to be told. */
            readonly answerAlarm: boolean;
        };
        readonly InquiryReceipt: {
            readonly inquiryNo: number;
        };
        readonly OptionInput: {
            readonly inputLabel: string;
            readonly inputValue: string;
        };
        readonly ValidInfo: {
            readonly valid: boolean;
            /** @enum {string|null} */
            readonly errorCode: "SOLD_OUT" | "NOT_ON_SALE" | "STOCK_SHORT" | "MIN_BUY" | "MAX_BUY" | "ADULT_ONLY" | "TELECOM_ONLY" | "NOT_FOUND" | null;
            readonly message: string | null;
            readonly orderCntChangeable: boolean;
        };
        readonly OrderProductOption: {
            readonly cartNo: number;
            readonly productNo: number;
            readonly optionNo: number;
            readonly optionName: string;
            readonly optionValue: string;
            readonly orderCnt: number;
            readonly stockCnt: number;
            readonly soldOut: boolean;
            readonly optionInputs: readonly components["schemas"]["OptionInput"][];
            readonly price: {
                /** @description Won. */
                readonly standardAmt: number;
                /** @description Won. */
                readonly salePrice: number;
                /** @description Won. */
                readonly addPrice: number;
                /** @description Won. */
                readonly immediateDiscountAmt: number;
                /** @description Won. */
                readonly additionalDiscountAmt: number;
                /** @description Won. */
                readonly buyAmt: number;
            };
            readonly validInfo: components["schemas"]["ValidInfo"];
        };
        readonly OrderProduct: {
            readonly productNo: number;
            readonly productName: string;
            readonly imageUrl: string;
            readonly brandName: string;
            readonly partnerNo: number;
            readonly partnerName: string;
            readonly categoryNo: number;
            /** @description Won. */
            readonly buyAmt: number;
            readonly minBuyCnt: number;
            /** @description 0 means no limit. */
            readonly maxBuyCnt: number;
            readonly couponUsable: boolean;
            /** @description Whether it may be given. */
            readonly giftUsable: boolean;
            readonly adult?: components["schemas"]["AdultMark"];
            readonly orderProductOptions: readonly components["schemas"]["OrderProductOption"][];
        };
        readonly DeliveryGroup: {
            readonly partnerNo: number;
            readonly partnerName: string;
            readonly deliveryTemplateNo: number;
            /** @enum {string} */
            readonly deliveryPayType: "PREPAID_DELIVERY" | "PAY_ON_DELIVERY";
            /** @description Won. */
            readonly deliveryAmt: number;
            /** @description Won. */
            readonly buyAmt: number;
            /** @description Won still missing for free delivery; null when there is no threshold. */
            readonly amountToFreeDelivery: number | null;
            readonly deliveryCondition: components["schemas"]["DeliveryCondition"];
            /** @description Assumed: how its seller sends, from which the day of arrival follows. */
            readonly dispatch?: {
                /** @description HH:mm, KST. */
                readonly departureCutoff: string;
                /** @description 0 for goods that are not sent. */
                readonly deliveryDays: number;
            };
            readonly orderProducts: readonly components["schemas"]["OrderProduct"][];
        };
        readonly CartPrice: {
            /** @description Won. */
            readonly standardAmt: number;
            /** @description Won. */
            readonly discountAmt: number;
            /** @description Won. */
            readonly buyAmt: number;
            /** @description Won. */
            readonly totalDeliveryAmt: number;
            /** @description Won. */
            readonly totalPrePaidDeliveryAmt: number;
            /** @description Won. */
            readonly totalPayOnDeliveryAmt: number;
            /** @description Won. */
            readonly totalAmt: number;
            /** @description Won. */
            readonly accumulationAmtWhenBuyConfirm: number;
            /** @description What the best coupons the member holds take off an order of it, in won; left out for a guest. */
            readonly bestCouponAmt?: number;
        };
        readonly Cart: {
            readonly deliveryGroups: readonly components["schemas"]["DeliveryGroup"][];
            readonly invalidProducts: readonly components["schemas"]["OrderProduct"][];
            readonly price: components["schemas"]["CartPrice"];
        };
        readonly CartAddition: {
            readonly productNo: number;
            readonly optionNo: number;
            readonly orderCnt: number;
            readonly optionInputs?: readonly components["schemas"]["OptionInput"][];
        };
        readonly SaveCartRequest: readonly {
            readonly cartNo: number;
            readonly productNo: number;
            readonly optionNo: number;
            readonly orderCnt: number;
            readonly optionInputs?: readonly components["schemas"]["OptionInput"][];
        }[];
        /**
         * @description Assumed: USABLE now, USED for an order, EXPIRED without use. The first to end first, the last used or ended first.
         * @enum {string}
         */
        readonly CouponStatus: "USABLE" | "USED" | "EXPIRED";
        readonly Coupon: {
            readonly couponNo: number;
            readonly couponIssueNo: number;
            readonly couponName: string;
            readonly couponType: components["schemas"]["CouponType"];
            readonly couponTargetType: components["schemas"]["CouponTargetType"];
            readonly fixedAmt: boolean;
            /** @description Won. */
            readonly discountAmt: number;
            readonly discountRate: number;
            /** @description Won. */
            readonly maxDiscountAmt: number | null;
            /** @description Won. */
            readonly minSalePrice: number;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly issueYmdt: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly useEndYmdt: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly useYmdt: string | null;
            readonly used: boolean;
            /** @description Whether a delivery coupon takes the whole fee, whatever its amount. */
            readonly freeDelivery: boolean;
            readonly usablePlatforms: readonly components["schemas"]["CouponPlatform"][];
            /** @description Assumed: whether it lowers the first purchase of a member alone. */
            readonly firstPurchaseOnly: boolean;
            /** @description Assumed: names of the first brands, categories or sellers it is for; none for products. */
            readonly targetNames: readonly string[];
            /** @description Assumed: of how many brands, categories, sellers or products it is. */
            readonly targetCnt: number;
        };
        /** @description Each at most 1,000. */
        readonly CouponSummary: {
            readonly usableCouponCnt: number;
            /** @description Of those usable, how many end within 7 days. */
            readonly expiringCouponCnt: number;
            readonly usedCouponCnt: number;
            readonly expiredCouponCnt: number;
        };
        readonly IssuedCoupon: {
            readonly couponNo: number;
            readonly couponIssueNo: number;
            readonly couponName: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly useEndYmdt: string;
        };
        readonly CouponIssues: {
            readonly issuedCoupons: readonly components["schemas"]["IssuedCoupon"][];
            readonly issueFailCoupons: readonly {
                readonly couponNo: number;
                readonly errorCode: string;
                readonly failMessage: string;
            }[];
        };
        /** @description Upper and lower case are one. */
        readonly PromotionCode: string;
        readonly BenefitCoupons: {
            /** @description yyyy-MM, KST. */
            readonly issueMonth: string;
            /** @description The one the member has got this month. */
            readonly issuedCouponNo: number | null;
            readonly items: readonly components["schemas"]["IssuableCoupon"][];
        };
        /** @enum {string} */
        readonly PointHistoryKind: "EARNED" | "USED" | "EXPIRED";
        /** @enum {string} */
        readonly PointReason: "ADD_AFTER_PAYMENT" | "ADD_POSTING" | "ADD_CANCEL" | "ADD_RETURN" | "ADD_MANUAL" | "ADD_EVENT" | "ADD_SIGNUP" | "ADD_APP_INSTALL" | "ADD_GRADE_BENEFIT" | "ADD_LATE_INTEREST" | "SUB_PAYMENT_USED" | "SUB_CANCEL" | "SUB_RETURN" | "SUB_EXPIRED" | "SUB_MANUAL" | "SUB_DELETE_POSTING" | "SUB_DELETE_ACCOUNT" | "SUB_SET_OFF";
        readonly PointEntry: {
            readonly accumulationNo: number;
            readonly accumulationReserveReason: components["schemas"]["PointReason"];
            /** @description Won; what went is negative, 0 where all of it is owed. */
            readonly accumulationAmt: number;
            /** @description Won that are owed from then on; negative where that was settled. */
            readonly owedAmt: number;
            /** @description The balance after it. */
            readonly totalAvailableAmt: number;
            readonly orderNo: string | null;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly registerYmdt: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST; null where nothing came. */
            readonly expireYmdt: string | null;
        };
        /**
         * @description The tabs of the list; an alarm may be of none of them.
         * @enum {string}
         */
        readonly AlarmKind: "ORDER" | "BENEFIT" | "GIFT";
        /** @enum {string} */
        readonly AlarmType: "ORDER" | "DELIVERY" | "GIFT" | "COUPON" | "POINT" | "REVIEW" | "INQUIRY" | "RESTOCK" | "NOTICE" | "ADVERTISEMENT";
        readonly Alarm: {
            readonly alarmNo: number;
            readonly alarmType: components["schemas"]["AlarmType"];
            readonly title: string;
            readonly content: string;
            /** @description A path of the shop; empty when the alarm leads nowhere. */
            readonly landingUrl: string;
            /** @description Of an advertisement, the path where all further ones are refused without a log-in; empty for every other. */
            readonly refusalUrl: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly registerYmdt: string;
            readonly isRead: boolean;
        };
        /**
         * @description Whether it hangs on a product's page, or is the member's own talk with the shop.
         * @enum {string}
         */
        readonly InquiryKind: "PRODUCT" | "SERVICE";
        /** @enum {string} */
        readonly InquiryType: "PRODUCT" | "DELIVERY" | "CANCEL" | "RETURN" | "EXCHANGE" | "REFUND" | "OTHER" | "ACCOUNT" | "PAYMENT" | "BENEFIT" | "EVENT" | "ERROR";
        readonly InquiryProduct: {
            readonly productNo: number;
            readonly productName: string;
            readonly imageUrl: string;
        };
        readonly MyInquiry: {
            readonly inquiryNo: number;
            readonly kind: components["schemas"]["InquiryKind"];
            readonly type: components["schemas"]["InquiryType"];
            readonly title: string;
            readonly content: string;
            readonly secreted: boolean;
            readonly replied: boolean;
            /** @description Null of a talk with the shop; name and picture are empty where the goods are withheld. */
            readonly product: components["schemas"]["InquiryProduct"] | null;
            readonly orderNo: string | null;
            readonly fileUrls: readonly string[];
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly registerYmdt: string;
            readonly answers: readonly {
                readonly content: string;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly registerYmdt: string;
            }[];
        };
        readonly MyInquiryPage: {
            readonly items: readonly components["schemas"]["MyInquiry"][];
            /** @description Counted up to 1,000. */
            readonly totalCount: number;
        };
        readonly ServiceQuestion: {
            readonly type: components["schemas"]["InquiryType"];
            readonly title: string;
            readonly content: string;
            readonly orderNo?: string;
            /** @description Pictures sent before, in order. */
            readonly fileNames: readonly string[];
            /** @description Whether an answer is to be told. */
            readonly answerAlarm: boolean;
        };
        /** @description What was bought, as it was then. When `withheld` is ADULT, name, picture and option are empty. */
        readonly BoughtOption: {
            readonly orderOptionNo: number;
            readonly orderNo: string;
            readonly productNo: number;
            readonly optionNo: number;
            readonly productName: string;
            readonly imageUrl: string;
            readonly optionName: string;
            readonly optionValue: string;
            readonly orderCnt: number;
            readonly withheld: components["schemas"]["Withheld"] | null;
        };
        readonly MyReview: {
            readonly reviewNo: number;
            readonly bought: components["schemas"]["BoughtOption"];
            readonly rate: number;
            readonly content: string;
            readonly fileUrls: readonly string[];
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly registerYmdt: string;
            readonly recommendCnt: number;
            /** @description Points it has brought. */
            readonly givenAccumulationAmt: number;
            readonly sellerReply: string | null;
        };
        readonly MyReviewPage: {
            readonly items: readonly components["schemas"]["MyReview"][];
            /** @description Counted up to 1,000. */
            readonly totalCount: number;
        };
        readonly NewReview: {
            readonly orderOptionNo: number;
            readonly rate: number;
            readonly content: string;
            /** @description Pictures sent before, in order. */
            readonly fileNames: readonly string[];
        };
        readonly WrittenReview: {
            readonly reviewNo: number;
            /** @description Points this call has brought. */
            readonly givenAccumulationAmt: number;
        };
        readonly WritableReview: {
            readonly bought: components["schemas"]["BoughtOption"];
            /** @description The last instant it can be reviewed; yyyy-MM-dd HH:mm:ss, KST. */
            readonly reviewableYmdt: string;
            /** @description Points a review with a photo brings; 0 when none would, for they come once a product. */
            readonly photoReviewAccumulationAmt: number;
        };
        readonly WritableReviews: {
            readonly items: readonly components["schemas"]["WritableReview"][];
        };
        readonly ReviewForm: {
            readonly bought: components["schemas"]["BoughtOption"];
            /** @description The review that is there already, to be changed; null to write one. */
            readonly review: components["schemas"]["MyReview"] | null;
            /** @description Points a photo would bring now. */
            readonly photoReviewAccumulationAmt: number;
        };
        readonly ChangedReview: {
            readonly rate: number;
            readonly content: string;
            /** @description Pictures of the review that stay, as `fileUrls` names them; the others go. */
            readonly keptFileUrls: readonly string[];
            /** @description Pictures sent before, in order. */
            readonly fileNames: readonly string[];
        };
        readonly BlockedWriter: {
            readonly blockNo: number;
            /** @description Masked. */
            readonly memberId: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly blockYmdt: string;
        };
        readonly BlockedWriters: {
            readonly items: readonly components["schemas"]["BlockedWriter"][];
        };
        readonly WishItem: {
            readonly product: components["schemas"]["ProductSummary"];
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly wishYmdt: string;
            /** @description Won the product costs less now than when it was wished for; 0 for one that may not be shown. */
            readonly priceDropAmt: number;
        };
        readonly RecentProduct: {
            readonly productNo: number;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly seenYmdt: string;
        };
        /** @description The values of `behaviorType` and `pageCode` are assumed; a page code is the name of a route. */
        readonly Behavior: {
            /** @enum {string} */
            readonly behaviorType: "PAGE_ENTER" | "PAGE_EXIT" | "CLICK" | "SHARE";
            readonly pageCode: string;
            /** @description Only with SHARE. */
            readonly share?: {
                readonly sharedLink: string;
                /**
                 * @description APP is the app's own sheet, which does not tell whereto.
                 * @enum {string}
                 */
                readonly sharedChannel: "KAKAO" | "FACEBOOK" | "TWITTER" | "URL" | "APP";
                readonly productId: number | null;
            };
        };
        readonly Grade: {
            readonly gradeNo: number;
            readonly label: string;
            readonly description: string;
            /** @description Won paid for confirmed purchases within the months that count. */
            readonly minimumPayment: number;
            /** @description Orders with a confirmed purchase within the months that count. */
            readonly minimumCount: number;
            /** @description Percent of what was paid for the goods that a confirmed purchase earns as points, on top of the product’s own. */
            readonly reserveRate: number;
            readonly benefits: readonly string[];
        };
        readonly MemberGrade: {
            readonly grade: components["schemas"]["Grade"];
            readonly next: components["schemas"]["Grade"] | null;
            /** @description Won that count until now. */
            readonly payment: number;
            /** @description Orders that count until now. */
            readonly count: number;
            /** @description Won missing to the next grade; 0 at the top. */
            readonly missingPayment: number;
            readonly missingCount: number;
            readonly expected: components["schemas"]["Grade"];
            readonly evaluatedMonths: number;
            /** @description First Korean day that counts. */
            readonly startYmd: string;
            /** @description Korean day on which grades are computed again. */
            readonly nextEvaluationYmd: string;
        };
        readonly UploadedFile: {
            /** @description Names the picture in a claim or a review. */
            readonly fileName: string;
            /** @description Where its sender sees it, from the root of the shop; the address ends within 15 minutes. */
            readonly imageUrl: string;
            readonly width: number;
            readonly height: number;
        };
        readonly BillLine: {
            /** @enum {string} */
            readonly rule: "STANDARD" | "IMMEDIATE_DISCOUNT" | "ADDITIONAL_DISCOUNT" | "PRODUCT_COUPON" | "CART_COUPON" | "DELIVERY" | "REMOTE_DELIVERY" | "DELIVERY_COUPON" | "POINT";
            readonly source: string;
            /** @description Won, may be negative. */
            readonly amount: number;
        };
        readonly CouponRequest: {
            readonly cartCouponIssueNo: number | null;
            readonly deliveryCouponIssueNo: number | null;
            readonly productCoupons: readonly {
                readonly productNo: number;
                readonly couponIssueNo: number;
            }[];
        };
        readonly SheetCoupon: {
            readonly couponIssueNo: number;
            readonly couponName: string;
            readonly couponType: components["schemas"]["CouponType"];
            readonly productNo: number | null;
            /** @description Won. */
            readonly couponDiscountAmt: number;
            readonly usable: boolean;
            /** @enum {string|null} */
            readonly reason: "MIN_PRICE" | "MAX_PRICE" | "PLATFORM" | "PERIOD" | "TARGET" | "GRADE" | "TELECOM" | "FIRST_PURCHASE" | "NO_DELIVERY_FEE" | null;
            /** @description Won. */
            readonly minSalePrice: number;
            /** @description Assumed: won that the goods it reaches lack to `minSalePrice`. */
            readonly missingAmt: number;
            /** @description Whether a cart coupon may be used beside it. */
            readonly cartCouponUsable: boolean;
            /** @description Whether product coupons may be used beside it. */
            readonly productCouponUsable: boolean;
            readonly fixedAmt: boolean;
            /** @description Won. */
            readonly discountAmt: number;
            readonly discountRate: number;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly useEndYmdt: string;
        };
        /** @enum {string} */
        readonly PayType: "CREDIT_CARD" | "VIRTUAL_ACCOUNT" | "REALTIME_ACCOUNT_TRANSFER" | "MOBILE" | "KAKAO_PAY" | "NAVER_EASY_PAY" | "TOSS_PAY" | "ACCUMULATION" | "ZERO_PAY";
        readonly Address: {
            /** @description 0 is a new one. */
            readonly addressNo: number;
            readonly addressName: string;
            readonly receiverName: string;
            readonly receiverZipCd: string;
            readonly receiverAddress: string;
            readonly receiverJibunAddress: string;
            readonly receiverDetailAddress: string;
            /** @description Exactly 11 digits. */
            readonly receiverContact1: string;
        };
        readonly OrderSheet: {
            readonly orderSheetNo: string;
            /** @enum {string} */
            readonly type: "direct" | "cart" | "gift";
            /** @description Of a sheet of kind gift once it is said who receives it. */
            readonly gift?: {
                readonly giftId: number;
                readonly receiverName: string;
                /** @description Exactly 11 digits. */
                readonly receiverPhone: string;
                readonly optionOpen: boolean;
            };
            readonly deliveryGroups: readonly components["schemas"]["DeliveryGroup"][];
            readonly invalidProducts: readonly components["schemas"]["OrderProduct"][];
            readonly paymentInfo: components["schemas"]["PaymentInfo"];
            readonly lines: readonly components["schemas"]["BillLine"][];
            /** @description Where the price is for, five digits; null while no address is known, and for a gift. */
            readonly receiverZipCd: string | null;
            readonly appliedCoupons: components["schemas"]["CouponRequest"];
            readonly bestCoupons: components["schemas"]["CouponRequest"];
            readonly coupons: readonly components["schemas"]["SheetCoupon"][];
            readonly availablePayTypes: readonly components["schemas"]["PayType"][];
            readonly lastPayType: components["schemas"]["PayType"] | null;
            readonly ordererContact: {
                readonly ordererName: string;
                /** @description Exactly 11 digits. */
                readonly ordererContact1: string;
                readonly ordererEmail: string | null;
            };
            readonly orderSheetAddress: {
                readonly mainAddress: components["schemas"]["Address"] | null;
                readonly bookedAddresses: readonly components["schemas"]["Address"][];
                readonly recentAddresses: readonly components["schemas"]["Address"][];
            };
            readonly sellerPrivacyUsagePartners: readonly {
                readonly partnerName: string;
            }[];
            readonly termsInfos: readonly components["schemas"]["TermsInfo"][];
        };
        /** @description Asked for with a virtual account or a transfer. The key is a mobile number of 11 digits for INCOME_TAX_DEDUCTION, a business number of 10 digits with a right check digit for PROOF_EXPENDITURE; anything else is INVALID_REQUEST. */
        readonly CashReceipt: {
            /** @enum {string} */
            readonly cashReceiptIssuePurposeType: "INCOME_TAX_DEDUCTION" | "PROOF_EXPENDITURE";
            readonly cashReceiptKey: string;
        };
        readonly ReserveRequest: {
            readonly payType: components["schemas"]["PayType"];
            readonly installmentMonths?: number;
            readonly cashReceipt?: components["schemas"]["CashReceipt"];
            readonly orderer: {
                readonly ordererName: string;
                /** @description Exactly 11 digits. */
                readonly ordererContact1: string;
                readonly ordererEmail?: string;
            };
            /** @description Of every order but a gift, whose recipient gives it. */
            readonly shippingAddress?: components["schemas"]["Address"];
            readonly deliveryMemo: string;
            /** @description Assumed: opens the door of the building, for the seller and carrier of this order alone; no answer shows it, and it is forgotten once the goods have come. */
            readonly entranceCode?: string;
            readonly coupons: components["schemas"]["CouponRequest"];
            /** @description Won. */
            readonly subPayAmt: number;
            /** @description Won. */
            readonly paymentAmtForVerification: number;
            readonly agreementTermsAgrees: readonly components["schemas"]["Agreement"][];
            readonly saveAddressBook?: boolean;
            readonly useDefaultAddress?: boolean;
            readonly rememberPayType?: boolean;
            readonly clientReturnUrl: string;
        };
        readonly Reservation: {
            /** @description Sixteen digits: date, then chance. */
            readonly orderNo: string;
            readonly orderSheetNo: string;
            /** @enum {string} */
            readonly pgType: "DUMMY" | "TOSS_PAYMENTS" | "NONE";
            readonly key: string;
            /** @description The provider’s window; null when nothing is left to pay. */
            readonly confirmUrl: string | null;
            readonly clientReturnUrl: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly expireYmdt: string;
        };
        /** @enum {string} */
        readonly OrderStatusType: "PAY_WAIT" | "DEPOSIT_WAIT" | "PAY_DONE" | "PRODUCT_PREPARE" | "DELIVERY_PREPARE" | "DELIVERY_ING" | "DELIVERY_DONE" | "BUY_CONFIRM" | "PAY_CANCEL" | "PAY_FAIL" | "CANCEL_DONE" | "RETURN_DONE" | "EXCHANGE_DONE";
        readonly OrderAmount: {
            /** @description Won. */
            readonly standardAmt: number;
            /** @description Won. */
            readonly totalProductAmt: number;
            /** @description Won. */
            readonly immediateDiscountAmt: number;
            /** @description Won. */
            readonly additionalDiscountAmt: number;
            /** @description Won. */
            readonly productCouponDiscountAmt: number;
            /** @description Won. */
            readonly cartCouponDiscountAmt: number;
            /** @description Won. */
            readonly deliveryCouponDiscountAmt: number;
            /** @description Won. */
            readonly deliveryAmt: number;
            /** @description Won. */
            readonly remoteDeliveryAmt: number;
            /** @description Won. */
            readonly payAmt: number;
            /** @description Won. */
            readonly subPayAmt: number;
            /** @description Won. */
            readonly chargeAmt: number;
        };
        /** @description The account a deposit is waited for on. */
        readonly BankInfo: {
            readonly bank: string;
            readonly bankName: string;
            readonly account: string;
            readonly depositorName: string;
        };
        /** @enum {string} */
        readonly GiftStatus: "WAITING_PAY" | "WAITING_ADDRESS" | "CONFIRMED" | "DELIVERING" | "COMPLETED" | "CANCELED_BY_SENDER" | "REFUSED" | "EXPIRED";
        /** @description What an order says of the gift it is, as its sender may see it. */
        readonly OrderGift: {
            readonly giftId: number;
            readonly status: components["schemas"]["GiftStatus"];
            readonly receiverName: string;
            /** @description Masked. */
            readonly receiverPhone: string;
            /** @description Until when it can be accepted. yyyy-MM-dd HH:mm:ss, KST. */
            readonly expireYmdt: string | null;
        };
        /** @enum {string} */
        readonly ClaimStatusType: "CANCEL_REQUEST" | "CANCEL_REJECT_REQUEST" | "CANCEL_PROC_REQUEST_REFUND" | "CANCEL_DONE" | "RETURN_REQUEST" | "RETURN_REJECT_REQUEST" | "RETURN_PROC_BEFORE_RECEIVE" | "RETURN_PROC_REQUEST_REFUND" | "RETURN_DONE" | "EXCHANGE_REQUEST" | "EXCHANGE_REJECT_REQUEST" | "EXCHANGE_PROC_BEFORE_RECEIVE" | "EXCHANGE_PROC_WAITING" | "EXCHANGE_DONE" | "WITHDRAWN";
        /** @enum {string} */
        readonly NextActionType: "CANCEL_ALL" | "CANCEL" | "EXCHANGE" | "RETURN" | "WITHDRAW_CANCEL" | "WITHDRAW_EXCHANGE" | "WITHDRAW_RETURN" | "VIEW_CLAIM" | "VIEW_DELIVERY" | "DELIVERY_DONE" | "CONFIRM_ORDER" | "WRITE_REVIEW";
        readonly OptionDelivery: {
            readonly deliveryCompanyType: string;
            readonly invoiceNo: string;
            readonly retrieveInvoiceUrl: string | null;
        };
        readonly OrderOption: {
            /** @description Sixteen digits: date, then chance. */
            readonly orderNo: string;
            readonly orderOptionNo: number;
            readonly productNo: number;
            readonly optionNo: number;
            readonly productName: string;
            readonly brandName: string;
            readonly partnerNo: number;
            readonly partnerName: string;
            readonly imageUrl: string;
            readonly adult?: components["schemas"]["AdultMark"];
            readonly optionName: string;
            readonly optionValue: string;
            readonly orderCnt: number;
            readonly inputs: readonly components["schemas"]["OptionInput"][];
            readonly categoryName1: string;
            readonly categoryName2: string;
            readonly categoryName3: string;
            readonly categoryName4: string;
            readonly price: {
                /** @description Won. */
                readonly standardPrice: number;
                /** @description Won. */
                readonly salePrice: number;
                /** @description Won. */
                readonly addPrice: number;
                /** @description Won. */
                readonly standardAmt: number;
                /** @description Won. */
                readonly immediateDiscountAmt: number;
                /** @description Won. */
                readonly additionalDiscountAmt: number;
                /** @description Won. */
                readonly buyAmt: number;
                /** @description Line amount after coupons. */
                readonly adjustedAmt: number;
            };
            readonly orderStatusType: components["schemas"]["OrderStatusType"];
            /** @description Pieces that have gone back. */
            readonly claimedCnt: number;
            /** @description Of the claim that is open; null once it has ended. */
            readonly claimStatusType: components["schemas"]["ClaimStatusType"] | null;
            /** @description Of the last claim, open or not. */
            readonly claimNo: number | null;
            readonly nextActions: readonly {
                readonly nextActionType: components["schemas"]["NextActionType"];
            }[];
            readonly delivery: components["schemas"]["OptionDelivery"] | null;
            readonly orderStatusDate: {
                /** @description Assumed: the Korean day on which it is expected; null before payment, once it has come and when that day has passed. */
                readonly arrivalYmd?: string | null;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly registerYmdt: string;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly payYmdt: string | null;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly deliveryStartYmdt: string | null;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly deliveryCompleteYmdt: string | null;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly buyConfirmYmdt: string | null;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly autoConfirmYmdt: string | null;
            };
            /** @description Won. */
            readonly accumulationAmt: number;
        };
        /** @description Assumed. Money that came when the order could not be kept any more, and goes back. */
        readonly LateRefund: {
            /** @description Won; all that came. */
            readonly refundAmt: number;
            /** @description yyyy-MM-dd HH:mm:ss, KST; when it came. */
            readonly paidYmdt: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST; null until it has gone back. */
            readonly refundYmdt: string | null;
            /** @description Whether the buyer has to name an account that it can go back to. */
            readonly needsBankAccount: boolean;
        };
        readonly Order: {
            /** @description Sixteen digits: date, then chance. */
            readonly orderNo: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly orderYmdt: string;
            readonly payType: components["schemas"]["PayType"];
            readonly defaultOrderStatusType: components["schemas"]["OrderStatusType"];
            readonly firstOrderAmount: components["schemas"]["OrderAmount"];
            /** @description The first one with `payAmt`, `subPayAmt` and `chargeAmt` less what has gone back. */
            readonly lastOrderAmount: components["schemas"]["OrderAmount"];
            readonly lines: readonly components["schemas"]["BillLine"][];
            readonly orderer: {
                readonly ordererName: string;
                /** @description Exactly 11 digits. */
                readonly ordererContact1: string;
                readonly ordererEmail: string | null;
            };
            readonly payInfo: {
                readonly payType: components["schemas"]["PayType"];
                readonly cardName: string | null;
                readonly installmentMonths: number;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly approveYmdt: string | null;
                /** @description Null unless the order was to be paid into a virtual account. */
                readonly bankInfo: components["schemas"]["BankInfo"] | null;
                /** @description The receipt that was asked for, its key masked; null without one. */
                readonly cashReceipt: {
                    /** @enum {string} */
                    readonly cashReceiptIssuePurposeType: "INCOME_TAX_DEDUCTION" | "PROOF_EXPENDITURE";
                    readonly maskedKey: string;
                    /**
                     * @description WAITING until the money has come and the receipt is issued; REFUSED when the provider issues none.
                     * @enum {string}
                     */
                    readonly statusType: "WAITING" | "ISSUED" | "PARTLY_CANCELED" | "CANCELED" | "REFUSED";
                    /** @description Won; for how much it is by now. */
                    readonly receiptAmt: number;
                } | null;
            };
            /** @description yyyy-MM-dd HH:mm:ss, KST, until when an unpaid order can be paid; null once it is paid or over. */
            readonly paymentExpirationYmdt: string | null;
            /** @description Null for an order that is no gift, and for a gift until it is paid. */
            readonly gift: components["schemas"]["OrderGift"] | null;
            readonly orderOptionsGroupByPartner: readonly {
                readonly partnerNo: number;
                readonly partnerName: string;
                readonly orderOptionsGroupByDelivery: readonly {
                    readonly deliveryNo: number;
                    readonly receiverName: string;
                    readonly receiverZipCd: string;
                    readonly receiverAddress: string;
                    readonly receiverDetailAddress: string;
                    /** @description Exactly 11 digits; empty of a gift, with the address. */
                    readonly receiverContact1: string;
                    readonly deliveryMemo: string;
                    /** @description Won. */
                    readonly deliveryAmt: number;
                    readonly orderOptions: readonly components["schemas"]["OrderOption"][];
                }[];
            }[];
            /** @description Null unless money came when the order could not be kept any more. */
            readonly lateRefund: components["schemas"]["LateRefund"] | null;
            /** @description Won; 0 for an order that ended unpaid. */
            readonly accumulationAmtWhenBuyConfirm: number;
        };
        readonly OrderResult: {
            /** @enum {string} */
            readonly result: "SUCCESS" | "FAIL" | "PENDING";
            /** @description Sixteen digits: date, then chance. */
            readonly orderNo: string;
            /** @enum {string|null} */
            readonly failCode: "DECLINED" | "SOLD_OUT" | "BENEFIT_USED" | "EXPIRED" | "CANCELED" | null;
            readonly failMessage: string | null;
            readonly order: components["schemas"]["Order"] | null;
        };
        readonly OrderSummary: {
            /** @description Sixteen digits: date, then chance. */
            readonly orderNo: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly orderYmdt: string;
            readonly payType: components["schemas"]["PayType"];
            readonly defaultOrderStatusType: components["schemas"]["OrderStatusType"];
            readonly firstOrderAmt: components["schemas"]["OrderAmount"];
            /** @description Null unless the order was to be paid into a virtual account. */
            readonly bankInfo: components["schemas"]["BankInfo"] | null;
            /** @description yyyy-MM-dd HH:mm:ss, KST, until when an unpaid order can be paid; null once it is paid or over. */
            readonly paymentExpirationYmdt: string | null;
            /** @description Null for an order that is no gift, and for a gift until it is paid. */
            readonly gift: components["schemas"]["OrderGift"] | null;
            readonly orderOptions: readonly components["schemas"]["OrderOption"][];
        };
        /** @description A product as it was bought last; what it costs now is on its card. Withheld goods carry no words and no picture. */
        readonly MostBoughtProduct: {
            readonly withheld: components["schemas"]["Withheld"] | null;
            readonly productNo: number;
            readonly productName: string;
            readonly brandName: string;
            readonly partnerName: string;
            readonly imageUrl: string;
            readonly optionNo: number;
            /** @description Level values joined by `|`. */
            readonly optionValue: string;
            readonly orderCnt: number;
            readonly inputs: readonly components["schemas"]["OptionInput"][];
            /** @description Orders it was bought in. */
            readonly purchaseCnt: number;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly lastOrderYmdt: string;
        };
        readonly PreviousOrder: {
            /** @description The former shop's number. */
            readonly orderNo: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly orderYmdt: string;
            readonly orderOptions: readonly {
                readonly productName: string;
                readonly optionName: string;
                readonly optionValue: string;
                readonly orderCnt: number;
                readonly orderStatusType: components["schemas"]["OrderStatusType"];
                readonly imageUrl: string;
            }[];
            /** @description Won, of the goods. */
            readonly purchasePrice: number;
            /** @description Won. */
            readonly deliveryAmt: number;
            /** @description Won that were paid. */
            readonly mainPayAmt: number;
            readonly payType: components["schemas"]["PayType"];
            readonly receiverName: string;
        };
        /** @enum {string} */
        readonly ClaimType: "CANCEL" | "RETURN" | "EXCHANGE";
        /** @enum {string} */
        readonly ClaimReasonType: "CHANGE_MIND" | "OTHERS_BUYER" | "DEFECTIVE_PRODUCT" | "WRONG_DELIVERY" | "WRONG_PRODUCT_DETAIL" | "DELAY_DELIVERY" | "OUT_OF_STOCK" | "OTHERS_SELLER";
        /** @description On which days a buyer may have noticed the seller’s fault once the goods may not go back for any reason; the law gives 30 days from then. */
        readonly NoticedDays: {
            /** @description yyyy-MM-dd, KST. */
            readonly fromYmd: string;
            /** @description yyyy-MM-dd, KST. */
            readonly toYmd: string;
        };
        readonly ClaimChoice: {
            readonly claimType: components["schemas"]["ClaimType"];
            readonly reasons: readonly {
                readonly claimReasonType: components["schemas"]["ClaimReasonType"];
                readonly responsibleObjectType: components["schemas"]["ResponsibleObjectType"];
                readonly needsPhoto: boolean;
                readonly refundsImmediately: boolean;
                /** @description yyyy-MM-dd HH:mm:ss, KST; the first second it is too late, null as long as the goods have not come. */
                readonly untilYmdt: string | null;
                /** @description When the fault may have been noticed; null where it is not asked for. */
                readonly noticedDays: components["schemas"]["NoticedDays"] | null;
            }[];
            /** @description Whether the goods have to come back, so that a way of return is asked for. */
            readonly needsReturn: boolean;
        };
        /** @enum {string} */
        readonly ClaimProblem: "OPEN_CLAIM" | "WRONG_STATUS" | "NOT_ALLOWED" | "TOO_LATE" | "COUNT";
        readonly ClaimableLine: {
            readonly orderOptionNo: number;
            readonly productNo: number;
            readonly optionNo: number;
            readonly productName: string;
            readonly brandName: string;
            readonly optionName: string;
            readonly optionValue: string;
            readonly imageUrl: string;
            readonly deliveryNo: number;
            readonly orderStatusType: components["schemas"]["OrderStatusType"];
            readonly orderCnt: number;
            /** @description Pieces that have not gone back. */
            readonly claimableCnt: number;
            /** @description Won, of the whole line after coupons. */
            readonly adjustedAmt: number;
            readonly choices: readonly components["schemas"]["ClaimChoice"][];
            /** @description Why there is no choice. */
            readonly problem: components["schemas"]["ClaimProblem"] | null;
            /** @description At the same price; the bought one among them. */
            readonly exchangeOptions: readonly {
                readonly optionNo: number;
                readonly optionName: string;
                readonly optionValue: string;
                readonly soldOut: boolean;
            }[];
        };
        /**
         * @description Code of a bank that takes a refund, as Korea’s banks are numbered.
         * @enum {string}
         */
        readonly BankCode: "06" | "88" | "20" | "81" | "11" | "03" | "90" | "92" | "89" | "45" | "71" | "48" | "07" | "31" | "32" | "34" | "35" | "37" | "39";
        /** @description Where money goes when its payment method cannot be refunded. The vendor’s names. */
        readonly BankAccountInfo: {
            readonly bank: components["schemas"]["BankCode"];
            /** @description Digits alone. */
            readonly bankAccount: string;
            readonly bankDepositorName: string;
        };
        readonly Claimable: {
            /** @description Sixteen digits: date, then chance. */
            readonly orderNo: string;
            readonly lines: readonly components["schemas"]["ClaimableLine"][];
            /** @description Whether a refund needs `bankAccountInfo`. */
            readonly needsBankAccount: boolean;
            /** @description The account this member named last, where one is needed; null for none. */
            readonly lastBankAccount: components["schemas"]["BankAccountInfo"] | null;
            /** @description Where the goods went, for the way back. */
            readonly returnAddress: components["schemas"]["Address"] | null;
            /** @description The gift it is as long as it waits for its address, to be canceled as that; null otherwise. */
            readonly waitingGiftId: number | null;
        };
        readonly ClaimOption: {
            readonly orderOptionNo: number;
            readonly productNo: number;
            readonly optionNo: number;
            readonly productName: string;
            readonly brandName: string;
            readonly optionName: string;
            readonly optionValue: string;
            readonly imageUrl: string;
            /** @description Pieces that are claimed. */
            readonly productCnt: number;
            readonly exchangeOptionNo: number | null;
            readonly exchangeOptionValue: string | null;
        };
        /** @enum {string} */
        readonly ReturnWayType: "SELLER_COLLECT" | "BUYER_DIRECT_RETURN";
        readonly Claim: {
            readonly claimNo: number;
            /** @description Sixteen digits: date, then chance. */
            readonly orderNo: string;
            readonly claimType: components["schemas"]["ClaimType"];
            readonly claimStatusType: components["schemas"]["ClaimStatusType"];
            readonly claimReasonType: components["schemas"]["ClaimReasonType"];
            readonly claimReasonDetail: string;
            /** @description yyyy-MM-dd, KST; null where it was not asked for. */
            readonly faultNoticedYmd: string | null;
            readonly responsibleObjectType: components["schemas"]["ResponsibleObjectType"];
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly claimYmdt: string;
            readonly options: readonly components["schemas"]["ClaimOption"][];
            readonly estimate: components["schemas"]["ClaimEstimate"];
            /** @description Null until it is settled what goes back. */
            readonly refund: {
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly refundYmdt: string | null;
                /** @description The Korean day until which it has to be refunded. */
                readonly dueYmd: string;
                /** @description Assumed: interest in won that was paid in points because it came late. */
                readonly interestAmt: number;
                /** @description Whether it waits for another account, for the bank refused the one that was named. */
                readonly needsBankAccount: boolean;
            } | null;
            readonly returnWayType: components["schemas"]["ReturnWayType"] | null;
            readonly returnAddress: components["schemas"]["Address"] | null;
            readonly deliveryCompanyType: string | null;
            readonly invoiceNo: string | null;
            /** @description The parcel an exchange was sent out again in; null for any other claim, and until then. */
            readonly exchangeDelivery: {
                readonly deliveryCompanyType: string;
                /** @description Null until the carrier has given it. */
                readonly invoiceNo: string | null;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly shippedYmdt: string;
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly deliveredYmdt: string | null;
            } | null;
            readonly claimImageUrls: readonly string[];
            /** @description In the words of the seller. */
            readonly rejectReason: string | null;
            /** @description Oldest first. */
            readonly timeline: readonly {
                readonly claimStatusType: components["schemas"]["ClaimStatusType"];
                /** @description yyyy-MM-dd HH:mm:ss, KST. */
                readonly changedYmdt: string;
                /** @enum {string} */
                readonly changedBy: "BUYER" | "SELLER" | "SYSTEM";
            }[];
            readonly withdrawable: boolean;
            /** @description Null unless money came for an order that was canceled unpaid. */
            readonly lateRefund: components["schemas"]["LateRefund"] | null;
        };
        readonly ClaimedProductOption: {
            readonly orderOptionNo: number;
            readonly productCnt: number;
        };
        /** @description What a claim would bring back. */
        readonly ClaimEstimateRequest: {
            /** @description Sixteen digits: date, then chance. */
            readonly orderNo: string;
            readonly claimType: components["schemas"]["ClaimType"];
            readonly claimReasonType: components["schemas"]["ClaimReasonType"];
            readonly claimedProductOptions: readonly components["schemas"]["ClaimedProductOption"][];
            readonly returnWayType?: components["schemas"]["ReturnWayType"];
            /** @description For an exchange, which takes all pieces that are left of one line. Another option at the same price, or the same once more. */
            readonly exchangeOptionNo?: number;
        };
        /** @description SELLER_COLLECT needs returnAddress, BUYER_DIRECT_RETURN deliveryCompanyType and invoiceNo. */
        readonly ClaimRequest: {
            /** @description Sixteen digits: date, then chance. */
            readonly orderNo: string;
            readonly claimType: components["schemas"]["ClaimType"];
            readonly claimReasonType: components["schemas"]["ClaimReasonType"];
            readonly claimedProductOptions: readonly components["schemas"]["ClaimedProductOption"][];
            readonly returnWayType?: components["schemas"]["ReturnWayType"];
            /** @description For an exchange, which takes all pieces that are left of one line. Another option at the same price, or the same once more. */
            readonly exchangeOptionNo?: number;
            /** @description yyyy-MM-dd, KST; the day on which the seller’s fault was noticed. Needed where the reason has `noticedDays`, and one of them. */
            readonly faultNoticedYmd?: string;
            readonly claimReasonDetail: string;
            /** @description Won; the `refundPayAmt` that was shown. Another amount is refused with PRICE_CHANGED and the estimate as it is now. */
            readonly refundAmtForVerification: number;
            /** @description The `refundsImmediately` that was shown. A cancel that needs the seller by now is refused with PRICE_CHANGED and the estimate as it is now. */
            readonly immediacyForVerification?: boolean;
            readonly returnAddress?: components["schemas"]["Address"];
            readonly deliveryCompanyType?: string;
            readonly invoiceNo?: string;
            /** @description Pictures this member has uploaded, and nothing shows yet. */
            readonly fileNames?: readonly string[];
            readonly bankAccountInfo?: components["schemas"]["BankAccountInfo"];
        };
        readonly PurchaseEvent: {
            readonly isFirst: boolean;
        };
        /** @description Assumed. What couriers tell of a parcel, in what they have in common. */
        readonly DeliveryStep: {
            /** @enum {string} */
            readonly deliveryStepType: "PICKED_UP" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "DELIVERED";
            /** @description As the courier writes it, in Korean. */
            readonly place: string | null;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly stepYmdt: string;
        };
        /** @enum {string} */
        readonly GiftCardType: "BIRTHDAY" | "THANKS" | "CHEER" | "CONGRATULATIONS" | "LOVE" | "GET_WELL" | "SORRY" | "HOLIDAY";
        readonly GiftRequest: {
            readonly orderSheetNo: string;
            readonly senderName: string;
            readonly receiverName: string;
            /** @description Exactly 11 digits; not the sender's own. */
            readonly receiverPhone: string;
            readonly cardType: components["schemas"]["GiftCardType"];
            readonly message: string;
            /** @description Whether the recipient picks the option, within what was paid. */
            readonly optionOpen: boolean;
        };
        /** @description A gift without any price. */
        readonly GiftSummary: {
            readonly giftId: number;
            readonly status: components["schemas"]["GiftStatus"];
            readonly productNo: number;
            readonly optionNo: number;
            readonly productName: string;
            readonly brandName: string;
            readonly imageUrl: string;
            /** @description True of goods for adults that are shown; else left out, unless a recipient opens the gift. */
            readonly adult?: boolean;
            readonly optionName: string;
            readonly optionValue: string;
            readonly orderCnt: number;
            /** @description Masked for the recipient. */
            readonly senderName: string;
            readonly receiverName: string;
            readonly cardType: components["schemas"]["GiftCardType"];
            readonly message: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly createdYmdt: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly expireYmdt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly confirmYmdt: string | null;
            /** @description Korean days left to accept; null when nothing is waited for. */
            readonly daysLeft: number | null;
        };
        readonly GiftMoment: {
            readonly status: components["schemas"]["GiftStatus"];
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly happenedYmdt: string;
        };
        /** @enum {string} */
        readonly GiftAction: "CONFIRM" | "REFUSE" | "CHANGE_ADDRESS" | "SHARE" | "RESEND" | "CANCEL" | "VIEW_ORDER" | "CLAIM" | "WITHDRAW_CLAIM";
        /** @description As its sender sees it; never with the recipient's address. */
        readonly SentGift: {
            readonly giftId: number;
            readonly status: components["schemas"]["GiftStatus"];
            readonly productNo: number;
            readonly optionNo: number;
            readonly productName: string;
            readonly brandName: string;
            readonly imageUrl: string;
            /** @description True of goods for adults that are shown; else left out, unless a recipient opens the gift. */
            readonly adult?: boolean;
            readonly optionName: string;
            readonly optionValue: string;
            readonly orderCnt: number;
            /** @description Masked for the recipient. */
            readonly senderName: string;
            readonly receiverName: string;
            readonly cardType: components["schemas"]["GiftCardType"];
            readonly message: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly createdYmdt: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly expireYmdt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly confirmYmdt: string | null;
            /** @description Korean days left to accept; null when nothing is waited for. */
            readonly daysLeft: number | null;
            /** @enum {string} */
            readonly side: "SEND";
            /** @description Masked. */
            readonly receiverPhone: string;
            readonly optionOpen: boolean;
            readonly events: readonly components["schemas"]["GiftMoment"][];
            /** @description The server decides; screens show. */
            readonly nextActions: readonly components["schemas"]["GiftAction"][];
            /** @description Null until it is paid. */
            readonly orderNo: string | null;
            readonly orderOptionNo: number | null;
            readonly resendCnt: number;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly lastSentYmdt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly resendableYmdt: string | null;
            readonly refuseMessage: string | null;
        };
        readonly GiftPage: {
            readonly items: readonly components["schemas"]["GiftSummary"][];
            readonly totalCount: number;
            readonly nextCursor: string | null;
        };
        readonly GiftCounts: {
            readonly usableReceiveCnt: number;
            readonly completeReceiveCnt: number;
            readonly usableSendCnt: number;
            readonly completeSendCnt: number;
        };
        readonly GiftOption: {
            readonly optionNo: number;
            readonly optionName: string;
            readonly optionValue: string;
            readonly soldOut: boolean;
        };
        readonly GiftAddress: {
            readonly receiverName: string;
            readonly receiverZipCd: string;
            readonly receiverAddress: string;
            readonly receiverJibunAddress: string;
            readonly receiverDetailAddress: string;
            readonly deliveryMemo: string;
            /** @description Empty when there is none, and once the gift has arrived. */
            readonly entranceCode: string;
        };
        /** @description A claim without any amount. */
        readonly GiftClaim: {
            readonly claimType: components["schemas"]["ClaimType"];
            readonly claimStatusType: components["schemas"]["ClaimStatusType"];
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly claimYmdt: string;
            readonly exchangeOptionValue: string | null;
            readonly rejectReason: string | null;
        };
        /** @description As its recipient sees it. */
        readonly ReceivedGift: {
            readonly giftId: number;
            readonly status: components["schemas"]["GiftStatus"];
            readonly productNo: number;
            readonly optionNo: number;
            readonly productName: string;
            readonly brandName: string;
            readonly imageUrl: string;
            /** @description Goods for adults; names and pictures are withheld until an age check. */
            readonly adult: boolean;
            readonly optionName: string;
            readonly optionValue: string;
            readonly orderCnt: number;
            /** @description Masked for the recipient. */
            readonly senderName: string;
            readonly receiverName: string;
            readonly cardType: components["schemas"]["GiftCardType"];
            readonly message: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly createdYmdt: string;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly expireYmdt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss, KST. */
            readonly confirmYmdt: string | null;
            /** @description Korean days left to accept; null when nothing is waited for. */
            readonly daysLeft: number | null;
            /** @enum {string} */
            readonly side: "RECEIVE";
            /** @description Masked. */
            readonly receiverPhone: string;
            readonly optionOpen: boolean;
            readonly events: readonly components["schemas"]["GiftMoment"][];
            /** @description The server decides; screens show. */
            readonly nextActions: readonly components["schemas"]["GiftAction"][];
            /** @description What may be picked while the option is open and nothing is accepted; else empty. */
            readonly options: readonly components["schemas"]["GiftOption"][];
            readonly phoneCodeNeeded: boolean;
            /** @description Null by the link alone. */
            readonly address: components["schemas"]["GiftAddress"] | null;
            /** @description The last one its recipient has asked for; null by the link alone. */
            readonly claim: components["schemas"]["GiftClaim"] | null;
        };
        readonly GiftClaimable: {
            readonly choices: readonly components["schemas"]["ClaimChoice"][];
            /** @description Why there is no choice. */
            readonly problem: components["schemas"]["ClaimProblem"] | null;
            /** @description At the same price; the one that came among them. */
            readonly exchangeOptions: readonly components["schemas"]["GiftOption"][];
        };
        readonly GiftClaimRequest: {
            /** @enum {string} */
            readonly claimType: "EXCHANGE" | "RETURN";
            readonly claimReasonType: components["schemas"]["ClaimReasonType"];
            readonly claimReasonDetail: string;
            /** @description For an exchange alone. */
            readonly exchangeOptionNo?: number;
            /** @description yyyy-MM-dd, KST; for the reasons that ask when a fault was noticed. */
            readonly faultNoticedYmd?: string;
            /** @description Pictures this member has uploaded, and nothing shows yet. */
            readonly fileNames?: readonly string[];
        };
        readonly VerificationId: string;
        readonly GiftAddressRequest: {
            readonly receiverName: string;
            readonly receiverZipCd: string;
            readonly receiverAddress: string;
            readonly receiverJibunAddress: string;
            readonly receiverDetailAddress: string;
            readonly deliveryMemo: string;
            readonly entranceCode: string;
            readonly verificationId?: components["schemas"]["VerificationId"];
        };
        readonly GiftConfirmation: {
            readonly receiverName: string;
            readonly receiverZipCd: string;
            readonly receiverAddress: string;
            readonly receiverJibunAddress: string;
            readonly receiverDetailAddress: string;
            readonly deliveryMemo: string;
            readonly entranceCode: string;
            readonly verificationId?: components["schemas"]["VerificationId"];
            readonly optionNo?: number;
        };
    };
    responses: {
        /** @description The request is refused; `code` says why and nothing was changed. */
        readonly Refused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The backend failed or is busy; the same request may be sent again. */
        readonly Failed: {
            headers: {
                /** @description Seconds to wait, when known. */
                readonly "Retry-After"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        readonly addressNo: number;
        /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
        readonly IdempotencyKey: string;
        /** @description With a key the call takes effect once; the first answer is kept for 24 hours and given again. */
        readonly OptionalIdempotencyKey: string;
        readonly Cursor: string;
        readonly PageSize: number;
        readonly GiftId: number;
        /** @description The token of the gift's link, from anyone who is not logged in with its phone. */
        readonly GiftToken: string;
        /** @description 256 random bits that open one gift until it ends. */
        readonly Token: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Agreement = components['schemas']['Agreement'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type TokenAnswer = components['schemas']['TokenAnswer'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type GoodsDetails = components['schemas']['GoodsDetails'];
export type RequestDetails = components['schemas']['RequestDetails'];
export type PurchaseLimitDetails = components['schemas']['PurchaseLimitDetails'];
export type UnpaidLimitDetails = components['schemas']['UnpaidLimitDetails'];
export type GiftLimitDetails = components['schemas']['GiftLimitDetails'];
export type NotReviewableDetails = components['schemas']['NotReviewableDetails'];
export type PaymentInfo = components['schemas']['PaymentInfo'];
export type RefundEntry = components['schemas']['RefundEntry'];
export type ResponsibleObjectType = components['schemas']['ResponsibleObjectType'];
export type ClaimEstimate = components['schemas']['ClaimEstimate'];
export type PriceChangedDetails = components['schemas']['PriceChangedDetails'];
export type CouponDetails = components['schemas']['CouponDetails'];
export type StateConflictDetails = components['schemas']['StateConflictDetails'];
export type TermsRequiredDetails = components['schemas']['TermsRequiredDetails'];
export type ConsentRequiredDetails = components['schemas']['ConsentRequiredDetails'];
export type CodeMismatchDetails = components['schemas']['CodeMismatchDetails'];
export type OpenOrdersDetails = components['schemas']['OpenOrdersDetails'];
export type TooManyRequestsDetails = components['schemas']['TooManyRequestsDetails'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type VerificationPurpose = components['schemas']['VerificationPurpose'];
export type Carrier = components['schemas']['Carrier'];
export type TermsInfo = components['schemas']['TermsInfo'];
export type ExternalData = components['schemas']['ExternalData'];
export type AdultVerification = components['schemas']['AdultVerification'];
export type LoginSession = components['schemas']['LoginSession'];
export type Account = components['schemas']['Account'];
export type AppReceive = components['schemas']['AppReceive'];
export type AppConsent = components['schemas']['AppConsent'];
export type ServiceConsent = components['schemas']['ServiceConsent'];
export type ServiceAnswer = components['schemas']['ServiceAnswer'];
export type PhoneCertification = components['schemas']['PhoneCertification'];
export type AddressEntry = components['schemas']['AddressEntry'];
export type ShippingAddress = components['schemas']['ShippingAddress'];
export type FoundAddress = components['schemas']['FoundAddress'];
export type GnbItem = components['schemas']['GnbItem'];
export type BannerType = components['schemas']['BannerType'];
export type Banner = components['schemas']['Banner'];
export type MainMenu = components['schemas']['MainMenu'];
export type AdultMark = components['schemas']['AdultMark'];
export type Withheld = components['schemas']['Withheld'];
export type SaleStatusType = components['schemas']['SaleStatusType'];
export type ProductSummary = components['schemas']['ProductSummary'];
export type Exhibition = components['schemas']['Exhibition'];
export type Category = components['schemas']['Category'];
export type FlatCategory = components['schemas']['FlatCategory'];
export type CategoryDetail = components['schemas']['CategoryDetail'];
export type BrandCategory = components['schemas']['BrandCategory'];
export type Section = components['schemas']['Section'];
export type TimedDealItem = components['schemas']['TimedDealItem'];
export type EventSummary = components['schemas']['EventSummary'];
export type ExhibitionSummary = components['schemas']['ExhibitionSummary'];
export type BrandHall = components['schemas']['BrandHall'];
export type EventRefusal = components['schemas']['EventRefusal'];
export type Event = components['schemas']['Event'];
export type EventStanding = components['schemas']['EventStanding'];
export type EventJoin = components['schemas']['EventJoin'];
export type Terms = components['schemas']['Terms'];
export type Popup = components['schemas']['Popup'];
export type Article = components['schemas']['Article'];
export type ProductOrder = components['schemas']['ProductOrder'];
export type RelaxedKeyword = components['schemas']['RelaxedKeyword'];
export type ProductSearch = components['schemas']['ProductSearch'];
export type Partner = components['schemas']['Partner'];
export type DeliveryConditionType = components['schemas']['DeliveryConditionType'];
export type DeliveryFeeStep = components['schemas']['DeliveryFeeStep'];
export type DeliveryCondition = components['schemas']['DeliveryCondition'];
export type DeliveryFee = components['schemas']['DeliveryFee'];
export type CouponType = components['schemas']['CouponType'];
export type CouponTargetType = components['schemas']['CouponTargetType'];
export type CouponPlatform = components['schemas']['CouponPlatform'];
export type IssuableCoupon = components['schemas']['IssuableCoupon'];
export type Product = components['schemas']['Product'];
export type FlatOption = components['schemas']['FlatOption'];
export type OptionNode = components['schemas']['OptionNode'];
export type OptionSwatch = components['schemas']['OptionSwatch'];
export type ProductOptions = components['schemas']['ProductOptions'];
export type Review = components['schemas']['Review'];
export type ReviewList = components['schemas']['ReviewList'];
export type ReviewReportReason = components['schemas']['ReviewReportReason'];
export type ReviewReport = components['schemas']['ReviewReport'];
export type Inquiry = components['schemas']['Inquiry'];
export type InquiryList = components['schemas']['InquiryList'];
export type ProductQuestion = components['schemas']['ProductQuestion'];
export type InquiryReceipt = components['schemas']['InquiryReceipt'];
export type OptionInput = components['schemas']['OptionInput'];
export type ValidInfo = components['schemas']['ValidInfo'];
export type OrderProductOption = components['schemas']['OrderProductOption'];
export type OrderProduct = components['schemas']['OrderProduct'];
export type DeliveryGroup = components['schemas']['DeliveryGroup'];
export type CartPrice = components['schemas']['CartPrice'];
export type Cart = components['schemas']['Cart'];
export type CartAddition = components['schemas']['CartAddition'];
export type SaveCartRequest = components['schemas']['SaveCartRequest'];
export type CouponStatus = components['schemas']['CouponStatus'];
export type Coupon = components['schemas']['Coupon'];
export type CouponSummary = components['schemas']['CouponSummary'];
export type IssuedCoupon = components['schemas']['IssuedCoupon'];
export type CouponIssues = components['schemas']['CouponIssues'];
export type PromotionCode = components['schemas']['PromotionCode'];
export type BenefitCoupons = components['schemas']['BenefitCoupons'];
export type PointHistoryKind = components['schemas']['PointHistoryKind'];
export type PointReason = components['schemas']['PointReason'];
export type PointEntry = components['schemas']['PointEntry'];
export type AlarmKind = components['schemas']['AlarmKind'];
export type AlarmType = components['schemas']['AlarmType'];
export type Alarm = components['schemas']['Alarm'];
export type InquiryKind = components['schemas']['InquiryKind'];
export type InquiryType = components['schemas']['InquiryType'];
export type InquiryProduct = components['schemas']['InquiryProduct'];
export type MyInquiry = components['schemas']['MyInquiry'];
export type MyInquiryPage = components['schemas']['MyInquiryPage'];
export type ServiceQuestion = components['schemas']['ServiceQuestion'];
export type BoughtOption = components['schemas']['BoughtOption'];
export type MyReview = components['schemas']['MyReview'];
export type MyReviewPage = components['schemas']['MyReviewPage'];
export type NewReview = components['schemas']['NewReview'];
export type WrittenReview = components['schemas']['WrittenReview'];
export type WritableReview = components['schemas']['WritableReview'];
export type WritableReviews = components['schemas']['WritableReviews'];
export type ReviewForm = components['schemas']['ReviewForm'];
export type ChangedReview = components['schemas']['ChangedReview'];
export type BlockedWriter = components['schemas']['BlockedWriter'];
export type BlockedWriters = components['schemas']['BlockedWriters'];
export type WishItem = components['schemas']['WishItem'];
export type RecentProduct = components['schemas']['RecentProduct'];
export type Behavior = components['schemas']['Behavior'];
export type Grade = components['schemas']['Grade'];
export type MemberGrade = components['schemas']['MemberGrade'];
export type UploadedFile = components['schemas']['UploadedFile'];
export type BillLine = components['schemas']['BillLine'];
export type CouponRequest = components['schemas']['CouponRequest'];
export type SheetCoupon = components['schemas']['SheetCoupon'];
export type PayType = components['schemas']['PayType'];
export type Address = components['schemas']['Address'];
export type OrderSheet = components['schemas']['OrderSheet'];
export type CashReceipt = components['schemas']['CashReceipt'];
export type ReserveRequest = components['schemas']['ReserveRequest'];
export type Reservation = components['schemas']['Reservation'];
export type OrderStatusType = components['schemas']['OrderStatusType'];
export type OrderAmount = components['schemas']['OrderAmount'];
export type BankInfo = components['schemas']['BankInfo'];
export type GiftStatus = components['schemas']['GiftStatus'];
export type OrderGift = components['schemas']['OrderGift'];
export type ClaimStatusType = components['schemas']['ClaimStatusType'];
export type NextActionType = components['schemas']['NextActionType'];
export type OptionDelivery = components['schemas']['OptionDelivery'];
export type OrderOption = components['schemas']['OrderOption'];
export type LateRefund = components['schemas']['LateRefund'];
export type Order = components['schemas']['Order'];
export type OrderResult = components['schemas']['OrderResult'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type MostBoughtProduct = components['schemas']['MostBoughtProduct'];
export type PreviousOrder = components['schemas']['PreviousOrder'];
export type ClaimType = components['schemas']['ClaimType'];
export type ClaimReasonType = components['schemas']['ClaimReasonType'];
export type NoticedDays = components['schemas']['NoticedDays'];
export type ClaimChoice = components['schemas']['ClaimChoice'];
export type ClaimProblem = components['schemas']['ClaimProblem'];
export type ClaimableLine = components['schemas']['ClaimableLine'];
export type BankCode = components['schemas']['BankCode'];
export type BankAccountInfo = components['schemas']['BankAccountInfo'];
export type Claimable = components['schemas']['Claimable'];
export type ClaimOption = components['schemas']['ClaimOption'];
export type ReturnWayType = components['schemas']['ReturnWayType'];
export type Claim = components['schemas']['Claim'];
export type ClaimedProductOption = components['schemas']['ClaimedProductOption'];
export type ClaimEstimateRequest = components['schemas']['ClaimEstimateRequest'];
export type ClaimRequest = components['schemas']['ClaimRequest'];
export type PurchaseEvent = components['schemas']['PurchaseEvent'];
export type DeliveryStep = components['schemas']['DeliveryStep'];
export type GiftCardType = components['schemas']['GiftCardType'];
export type GiftRequest = components['schemas']['GiftRequest'];
export type GiftSummary = components['schemas']['GiftSummary'];
export type GiftMoment = components['schemas']['GiftMoment'];
export type GiftAction = components['schemas']['GiftAction'];
export type SentGift = components['schemas']['SentGift'];
export type GiftPage = components['schemas']['GiftPage'];
export type GiftCounts = components['schemas']['GiftCounts'];
export type GiftOption = components['schemas']['GiftOption'];
export type GiftAddress = components['schemas']['GiftAddress'];
export type GiftClaim = components['schemas']['GiftClaim'];
export type ReceivedGift = components['schemas']['ReceivedGift'];
export type GiftClaimable = components['schemas']['GiftClaimable'];
export type GiftClaimRequest = components['schemas']['GiftClaimRequest'];
export type VerificationId = components['schemas']['VerificationId'];
export type GiftAddressRequest = components['schemas']['GiftAddressRequest'];
export type GiftConfirmation = components['schemas']['GiftConfirmation'];
export type ResponseRefused = components['responses']['Refused'];
export type ResponseFailed = components['responses']['Failed'];
export type ParameterAddressNo = components['parameters']['addressNo'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterOptionalIdempotencyKey = components['parameters']['OptionalIdempotencyKey'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterGiftId = components['parameters']['GiftId'];
export type ParameterGiftToken = components['parameters']['GiftToken'];
export type ParameterToken = components['parameters']['Token'];
export type $defs = Record<string, never>;
export interface operations {
    readonly issueToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TokenRequest"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly startVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly purpose: components["schemas"]["VerificationPurpose"];
                    readonly state: string;
                    readonly codeChallenge: string;
                    readonly redirectUri: string;
                    /** @description Assumed: which client asks, as for `issueToken`; the web without it. What it opens is a session of that client. */
                    readonly auth?: string;
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly uuid: string;
                        readonly redirectUrl: string;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getExternalData: {
        readonly parameters: {
            readonly query: {
                readonly code: string;
                readonly codeVerifier: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExternalData"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly refreshToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getAdultVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdultVerification"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly logOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getLoginSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["LoginSession"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly endOtherLoginSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly endLoginSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly sessionNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly updateAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The simple pattern of specification §5; null takes the address away. */
                    readonly email?: string | null;
                    readonly dailyPick?: boolean;
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly withdraw: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly withdrawReason: string;
                    /** @description A phone certification with purpose `withdrawal`, confirmed by this session in the last 10 minutes. */
                    readonly verificationId: string;
                };
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly setAppInfoReceive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppReceive"];
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly setAppBenefitReceive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppReceive"];
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly setAppNightReceive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppReceive"];
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getAppConsents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["AppConsent"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getServiceConsents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ServiceConsent"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly agreeServices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["ServiceAnswer"][];
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly confirmPhoneCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly verificationId: string;
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly requestPhoneCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly purpose: "phone" | "withdrawal";
                    /** @description Exactly 11 digits; only with purpose `phone`. */
                    readonly phone?: string;
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhoneCertification"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getShippingAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description Among the booked, too; null when nothing is booked. */
                        readonly defaultAddress: components["schemas"]["ShippingAddress"] | null;
                        readonly bookedAddresses: readonly components["schemas"]["ShippingAddress"][];
                        readonly recentAddresses: readonly components["schemas"]["ShippingAddress"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly addShippingAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressEntry"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingAddress"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getShippingAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly addressNo: components["parameters"]["addressNo"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingAddress"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly updateShippingAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly addressNo: components["parameters"]["addressNo"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressEntry"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingAddress"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly deleteShippingAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly addressNo: components["parameters"]["addressNo"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly makeShippingAddressDefault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly addressNo: components["parameters"]["addressNo"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly searchAddresses: {
        readonly parameters: {
            readonly query: {
                readonly keyword: string;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, ten to a page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly totalCount: number;
                        readonly items: readonly components["schemas"]["FoundAddress"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getGnb: {
        readonly parameters: {
            readonly query?: {
                readonly hasProductDetail?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["GnbItem"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getBannersByType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly type: components["schemas"]["BannerType"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Banner"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getBannersByCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Banner"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getMainMenu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MainMenu"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getMainMenuProducts: {
        readonly parameters: {
            readonly query?: {
                readonly order?: "SALE" | "ADMIN_SETTING" | "BEST_SELLER" | "BEST_REVIEW";
                readonly soldout?: boolean;
                readonly saleStatus?: "" | "ALL_CONDITIONS" | "READY_ONSALE" | "ONSALE" | "RESERVATION_AND_ONSALE";
                readonly hasProductDetail?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Exhibition"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getCategories: {
        readonly parameters: {
            readonly query?: {
                readonly keyword?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly multiLevelCategories: readonly components["schemas"]["Category"][];
                        readonly flatCategories: readonly components["schemas"]["FlatCategory"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CategoryDetail"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getBrandCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly categoryNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BrandCategory"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getSection: {
        readonly parameters: {
            readonly query?: {
                readonly pageNumber?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly sectionNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Section"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getHomeSections: {
        readonly parameters: {
            readonly query?: {
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Section"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getTimedDeal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description yyyy-MM-dd HH:mm:ss, KST. */
                        readonly endYmdt: string;
                        readonly items: readonly components["schemas"]["TimedDealItem"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getExhibitions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ExhibitionSummary"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getBrandHalls: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["BrandHall"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["EventSummary"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly eventNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Event"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly checkEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the event. */
                readonly exhibitionNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventStanding"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly joinEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the event. */
                readonly exhibitionNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventJoin"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getTerms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly type: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Terms"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getTermsPartners: {
        readonly parameters: {
            readonly query?: {
                readonly page?: number;
                readonly size?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly {
                            readonly partnerNo: number;
                            readonly partnerName: string;
                        }[];
                        readonly totalCount: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getPopups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly type: "MAIN" | "CATEGORY" | "EVENT" | "PRODUCT";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Popup"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getNotices: {
        readonly parameters: {
            readonly query?: {
                readonly pageNumber?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["Article"][];
                        readonly totalCount: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getFaqs: {
        readonly parameters: {
            readonly query?: {
                readonly category?: string;
                readonly keyword?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly categories: readonly {
                            /** @description What the `category` parameter takes, in any language. */
                            readonly category: string;
                            readonly categoryLabel: string;
                        }[];
                        readonly items: readonly components["schemas"]["Article"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getProducts: {
        readonly parameters: {
            readonly query: {
                /** @description Up to 50 numbers with commas between. */
                readonly productNos: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ProductSummary"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly searchProducts: {
        readonly parameters: {
            readonly query?: {
                readonly keyword?: string;
                readonly categoryNo?: number;
                readonly brandNo?: number;
                /** @description Any of up to 20 brands with commas between; the answer then counts the other brands, too. */
                readonly brandNos?: string;
                /** @description Stars of the reviews on average, at least; what has no review is left out. */
                readonly minRating?: number;
                readonly partnerNo?: number;
                readonly order?: components["schemas"]["ProductOrder"];
                readonly minPrice?: number;
                readonly maxPrice?: number;
                readonly freeDelivery?: boolean;
                readonly coupon?: boolean;
                readonly telecomOnly?: boolean;
                readonly soldout?: boolean;
                readonly cursor?: string;
                readonly pageNumber?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductSearch"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getPartner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly partnerNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Partner"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Product"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getProductOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductOptions"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getProductReviews: {
        readonly parameters: {
            readonly query?: {
                readonly order?: "RECOMMEND" | "REGISTER_YMDT" | "RATING_HIGH" | "RATING_LOW";
                readonly hasAttachmentFile?: boolean;
                /** @description Only reviews of that option. The average and the bars stay those of all. */
                readonly optionNo?: number;
                readonly pageNumber?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReviewList"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getProductReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
                readonly reviewNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Review"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly recommendReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
                readonly reviewNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly withdrawRecommendation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
                readonly reviewNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly reportReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
                readonly reviewNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewReport"];
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly blockReviewWriter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
                readonly reviewNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getProductInquiries: {
        readonly parameters: {
            readonly query?: {
                readonly excludeSecret?: boolean;
                readonly pageNumber?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InquiryList"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly askProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly productNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductQuestion"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InquiryReceipt"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getSimilarProducts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ProductSummary"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getSearchSuggestions: {
        readonly parameters: {
            readonly query?: {
                /** @description What is being typed; absent, no keywords but the popular and recommended ones. */
                readonly keyword?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description What the keyword may become, the best first; ten at most. */
                        readonly keywords: readonly string[];
                        readonly popular: readonly string[];
                        readonly recommended: readonly string[];
                        /** @description yyyy-MM-dd HH:mm:ss, KST. */
                        readonly asOf: string;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Cart"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly updateCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly {
                    readonly cartNo: number;
                    /** @description Assumed: another option of the same product; the line keeps its place. */
                    readonly optionNo?: number;
                    readonly orderCnt: number;
                    readonly optionInputs?: readonly components["schemas"]["OptionInput"][];
                }[];
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly addToCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With a key the call takes effect once; the first answer is kept for 24 hours and given again. */
                readonly "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["CartAddition"][];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly count: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly deleteFromCart: {
        readonly parameters: {
            readonly query: {
                readonly cartNo: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly count: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly calculateCart: {
        readonly parameters: {
            readonly query?: {
                readonly cartNo?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CartPrice"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly countCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly count: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly calculateGuestCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveCartRequest"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Cart"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getCoupons: {
        readonly parameters: {
            readonly query?: {
                readonly usable?: boolean;
                readonly status?: components["schemas"]["CouponStatus"];
                /** @description Assumed: with `status` a list is read by position; `nextCursor` of the page before. */
                readonly cursor?: string;
                readonly pageNumber?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly totalCount: number;
                        readonly items: readonly components["schemas"]["Coupon"][];
                        /** @description Where the next page begins; null at the end, and without `status`. */
                        readonly nextCursor: string | null;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getCouponSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponSummary"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getIssuableCoupons: {
        readonly parameters: {
            readonly query?: {
                /** @description Assumed: only those these products can be bought with; comma-separated. */
                readonly productNos?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["IssuableCoupon"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly downloadCoupons: {
        readonly parameters: {
            readonly query?: {
                readonly platform?: components["schemas"]["CouponPlatform"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly couponNos: readonly number[];
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponIssues"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly registerCouponCode: {
        readonly parameters: {
            readonly query?: {
                readonly platform?: components["schemas"]["CouponPlatform"];
            };
            readonly header?: never;
            readonly path: {
                readonly code: components["schemas"]["PromotionCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly promotionCode: components["schemas"]["PromotionCode"];
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssuedCoupon"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly issueMembershipCoupon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Assumed: which of those of `GET /coupons/benefit`. */
                    readonly couponNo: number;
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssuedCoupon"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getBenefitCoupons: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BenefitCoupons"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getProductIssuableCoupons: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["IssuableCoupon"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly downloadCoupon: {
        readonly parameters: {
            readonly query?: {
                readonly platform?: components["schemas"]["CouponPlatform"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssuedCoupon"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly downloadProductCoupons: {
        readonly parameters: {
            readonly query?: {
                readonly platform?: components["schemas"]["CouponPlatform"];
            };
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponIssues"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getPoints: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description Won. */
                        readonly totalAvailableAmt: number;
                        /** @description Expires within 30 days. */
                        readonly totalExpireAmt: number;
                        /** @description Won. */
                        readonly waitingAccumulation: number;
                        /** @description Won taken back that had been spent; what comes next settles it first. 0 while any can be used. */
                        readonly owedAmt: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getPointHistory: {
        readonly parameters: {
            readonly query?: {
                /** @description All without it. */
                readonly kind?: components["schemas"]["PointHistoryKind"];
                readonly cursor?: string;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["PointEntry"][];
                        /** @description Counted up to 100. */
                        readonly totalCount: number;
                        readonly nextCursor: string | null;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getWaitingPoints: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly orderNo: string;
                        readonly orderOptionNo: number;
                        readonly productName: string;
                        /** @description Won. */
                        readonly waitingAmt: number;
                    }[];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getExpiringPoints: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description Won; the items add up to it. */
                        readonly totalExpireAmt: number;
                        readonly items: readonly {
                            /** @description Won. */
                            readonly accumulationRestAmt: number;
                            /** @description yyyy-MM-dd HH:mm:ss, KST; the first second they can no longer be used. */
                            readonly expireYmdt: string;
                        }[];
                        /** @description Of the last twelve months. */
                        readonly expired: readonly components["schemas"]["PointEntry"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getAlarms: {
        readonly parameters: {
            readonly query?: {
                /** @description All without it. */
                readonly kind?: components["schemas"]["AlarmKind"];
                readonly pageNumber?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["Alarm"][];
                        /** @description Counted up to 1,000. */
                        readonly totalCount: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly countAlarms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description Counted up to 1,000. */
                        readonly alarmCount: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly readAlarms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description All of the member when empty; a number the member has no alarm of changes nothing. */
                    readonly alarmNos: readonly number[];
                    /** @description The newest alarm the member has seen; what came later stays unread. Without it nothing is too new. */
                    readonly upToAlarmNo?: number;
                };
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getMyInquiries: {
        readonly parameters: {
            readonly query: {
                readonly kind: components["schemas"]["InquiryKind"];
                readonly pageNumber?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyInquiryPage"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly askShop: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ServiceQuestion"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InquiryReceipt"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getMyInquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly inquiryNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyInquiry"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly deleteInquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly inquiryNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getMyReviews: {
        readonly parameters: {
            readonly query?: {
                readonly pageNumber?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyReviewPage"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly writeReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewReview"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WrittenReview"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getWritableReviews: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WritableReviews"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getReviewForm: {
        readonly parameters: {
            readonly query: {
                readonly productNo: number;
                readonly optionNo: number;
                readonly orderNo: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReviewForm"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly editReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly reviewNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangedReview"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WrittenReview"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly deleteReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly reviewNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getBlockedWriters: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BlockedWriters"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly unblockWriter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly blockNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getWishList: {
        readonly parameters: {
            readonly query?: {
                readonly pageNumber?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["WishItem"][];
                        readonly totalCount: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly removeWishes: {
        readonly parameters: {
            readonly query: {
                /** @description Up to 100 numbers with commas between. */
                readonly productNos: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getWishedProductNos: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly productNos: readonly number[];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly addWish: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly productNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getRestockAlarms: {
        readonly parameters: {
            readonly query: {
                readonly productNo: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly optionNos: readonly number[];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly addRestockAlarm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly optionNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly removeRestockAlarm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly optionNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getRecentProducts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["RecentProduct"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly addRecentProducts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly items: readonly components["schemas"]["RecentProduct"][];
                };
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly removeRecentProducts: {
        readonly parameters: {
            readonly query: {
                /** @description Up to 50 numbers with commas between. */
                readonly productNos: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly recordBehavior: {
        readonly parameters: {
            readonly query: {
                /** @description 21 letters and digits that the browser drew for itself. */
                readonly clientId: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Behavior"];
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getGrade: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MemberGrade"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getMembership: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly grades: readonly components["schemas"]["Grade"][];
                        /** @description The caller’s own; null for a guest. */
                        readonly gradeNo: number | null;
                        readonly evaluatedMonths: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly uploadFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": unknown;
            };
        };
        readonly responses: {
            /** @description The picture as it is stored. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UploadedFile"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly createOrderSheet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly type: "direct" | "cart" | "gift";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly products?: readonly components["schemas"]["CartAddition"][];
                    readonly cartNos?: readonly number[];
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly orderSheetNo: string;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getOrderSheet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderSheetNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderSheet"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly calculateOrderSheet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderSheetNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly receiverZipCd?: string;
                    readonly couponRequest: components["schemas"]["CouponRequest"];
                    /** @description Won. */
                    readonly accumulationUseAmt: number;
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly paymentInfo: components["schemas"]["PaymentInfo"];
                        readonly deliveryGroups: readonly components["schemas"]["DeliveryGroup"][];
                        readonly lines: readonly components["schemas"]["BillLine"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly reservePayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly orderSheetNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReserveRequest"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Reservation"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly approvePayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly orderNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly key: string;
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderResult"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getOrders: {
        readonly parameters: {
            readonly query?: {
                readonly startYmd?: string;
                readonly endYmd?: string;
                /** @description Statuses, joined by commas; orders of which at least one option has one of them. */
                readonly orderRequestTypes?: string;
                readonly cursor?: string;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly totalCount: number;
                        readonly nextCursor: string | null;
                        readonly items: readonly components["schemas"]["OrderSummary"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getMostBought: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MostBoughtProduct"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getPreviousOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PreviousOrder"][];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getOrderSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description Assumed: options of orders whose payment is still being made or checked. */
                        readonly payWaitCnt: number;
                        readonly depositWaitCnt: number;
                        readonly payDoneCnt: number;
                        readonly productPrepareCnt: number;
                        readonly deliveryPrepareCnt: number;
                        readonly deliveryIngCnt: number;
                        readonly deliveryDoneCnt: number;
                        readonly buyConfirmCnt: number;
                        /** @description Claims, not options; a refused one and one taken back are counted nowhere. */
                        readonly cancelProcessingCnt: number;
                        readonly cancelDoneCnt: number;
                        readonly returnProcessingCnt: number;
                        readonly returnDoneCnt: number;
                        readonly exchangeProcessingCnt: number;
                        readonly exchangeDoneCnt: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getClaimable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Claimable"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getClaims: {
        readonly parameters: {
            readonly query?: {
                /** @description All without it. */
                readonly claimType?: components["schemas"]["ClaimType"];
                readonly startYmd?: string;
                readonly endYmd?: string;
                readonly cursor?: string;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description Counted up to 100. */
                        readonly totalCount: number;
                        readonly nextCursor: string | null;
                        readonly items: readonly components["schemas"]["Claim"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly requestClaim: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClaimRequest"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Claim"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly estimateClaim: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClaimEstimateRequest"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClaimEstimate"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getClaim: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly claimNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Claim"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly withdrawClaim: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly claimNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Claim"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly setClaimRefundAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly claimNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BankAccountInfo"];
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly setRefundAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly orderNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BankAccountInfo"];
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly acquirePurchaseEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly orderNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether the caller is the first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PurchaseEvent"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly confirmPurchase: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly orderOptionNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly markDelivered: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly orderOptionNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getDeliverySteps: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderOptionNo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Its steps, the last one first; none before it is handed over. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly steps: readonly components["schemas"]["DeliveryStep"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly createGift: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GiftRequest"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentGift"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getUsableReceivedGifts: {
        readonly parameters: {
            readonly query?: {
                readonly cursor?: components["parameters"]["Cursor"];
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GiftPage"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getCompleteReceivedGifts: {
        readonly parameters: {
            readonly query?: {
                readonly cursor?: components["parameters"]["Cursor"];
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GiftPage"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getUsableSentGifts: {
        readonly parameters: {
            readonly query?: {
                readonly cursor?: components["parameters"]["Cursor"];
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GiftPage"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getCompleteSentGifts: {
        readonly parameters: {
            readonly query?: {
                readonly cursor?: components["parameters"]["Cursor"];
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GiftPage"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getGiftCounts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GiftCounts"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getGift: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly giftId: components["parameters"]["GiftId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentGift"] | components["schemas"]["ReceivedGift"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly createGiftLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly giftId: components["parameters"]["GiftId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly token: string;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getGiftClaimable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly giftId: components["parameters"]["GiftId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GiftClaimable"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly requestGiftClaim: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly giftId: components["parameters"]["GiftId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GiftClaimRequest"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceivedGift"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly withdrawGiftClaim: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly giftId: components["parameters"]["GiftId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceivedGift"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly cancelGift: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly giftId: components["parameters"]["GiftId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentGift"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly confirmGift: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The token of the gift's link, from anyone who is not logged in with its phone. */
                readonly "Gift-Token"?: components["parameters"]["GiftToken"];
            };
            readonly path: {
                readonly giftId: components["parameters"]["GiftId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GiftConfirmation"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceivedGift"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly refuseGift: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The token of the gift's link, from anyone who is not logged in with its phone. */
                readonly "Gift-Token"?: components["parameters"]["GiftToken"];
            };
            readonly path: {
                readonly giftId: components["parameters"]["GiftId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly message: string;
                };
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly changeGiftAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The token of the gift's link, from anyone who is not logged in with its phone. */
                readonly "Gift-Token"?: components["parameters"]["GiftToken"];
            };
            readonly path: {
                readonly giftId: components["parameters"]["GiftId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GiftAddressRequest"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceivedGift"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly getGiftByToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description 256 random bits that open one gift until it ends. */
                readonly token: components["parameters"]["Token"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceivedGift"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly proveGiftCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description 256 random bits that open one gift until it ends. */
                readonly token: components["parameters"]["Token"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly verificationId: components["schemas"]["VerificationId"];
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description Done; nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly requestGiftCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description 256 random bits that open one gift until it ends. */
                readonly token: components["parameters"]["Token"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhoneCertification"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly sendGiftAlarm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly giftId: number;
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentGift"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
    readonly resendGiftAlarm: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The first answer of a key is kept for 24 hours and given again; another body with the same key is refused. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly giftId: number;
                };
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentGift"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
            readonly "5XX": components["responses"]["Failed"];
        };
    };
}
