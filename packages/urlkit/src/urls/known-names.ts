/** Names that most people know. A name that looks like one of them may deceive. */
export const knownNames: readonly string[] = [
  ...['google.com', 'youtube.com', 'facebook.com', 'instagram.com', 'whatsapp.com', 'x.com'],
  ...['wikipedia.org', 'amazon.com', 'apple.com', 'icloud.com', 'microsoft.com', 'office.com'],
  ...['live.com', 'outlook.com', 'linkedin.com', 'github.com', 'gitlab.com', 'npmjs.com'],
  ...['paypal.com', 'netflix.com', 'spotify.com', 'ebay.com', 'dropbox.com', 'adobe.com'],
  ...['yahoo.com', 'reddit.com', 'twitter.com', 'telegram.org', 'cloudflare.com', 'stripe.com'],
  ...['coinbase.com', 'binance.com', 'visa.com', 'mastercard.com', 'dhl.com', 'example.com'],
];
