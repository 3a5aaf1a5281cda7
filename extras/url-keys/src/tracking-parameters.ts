/**
 * The names of search parameters that do not change what a page shows, or prefixes of names followed by U+002A (*), such as `utm_*`:
 *
 * - a list of our own: the prefixes that tools name campaigns with, and `gbraid`;
 * - those that the browser Brave removes from URLs of all sites, which its file `components/query_filter/utils.cc` names
 *   (github.com/brave/brave-core, commit 0c7f00e55270, read on 23 November 2026).
 */
export const trackingParameters: readonly string[] = [
  // Our own.
  ...['utm_*', 'mtm_*', 'matomo_*', 'pk_*', 'piwik_*', 'gbraid'],
  // Those of Brave.
  ...['__hsfp', '__hssc', '__hstc', '__s', '_bhlid', '_branch_match_id', '_branch_referrer', '_gl'],
  ...['_hsenc', '_kx', '_openstat', 'at_recipient_id', 'at_recipient_list', 'bbeml', 'bsft_clkid'],
  ...['bsft_uid', 'dclid', 'et_rid', 'fb_action_ids', 'fb_comment_id', 'fbclid', 'gclid'],
  ...['guce_referrer', 'guce_referrer_sig', 'hsCtaTracking', 'irclickid', 'mc_eid'],
  ...['ml_subscriber', 'ml_subscriber_hash', 'msclkid', 'oft_c', 'oft_ck', 'oft_d', 'oft_id'],
  ...['oft_ids', 'oft_k', 'oft_lk', 'oft_sk', 'oly_anon_id', 'oly_enc_id', 'rb_clickid', 's_cid'],
  ...['sc_customer', 'sc_eh', 'sc_uid', 'srsltid', 'ss_email_id', 'twclid', 'unicorn_click_id'],
  ...['vero_conv', 'vero_id', 'vgo_ee', 'wbraid', 'wickedid', 'yclid', 'ymclid', 'ysclid'],
];
