// Names and values of parameters, as facts: they were collected before the rules were written.

const lines = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Names of parameters whose values are secret. */
export const secretNames: readonly string[] = lines(`
  token access_token accessToken access-token auth_token authToken authtoken oauth_token oauthToken refresh_token
  refreshToken id_token idToken reset_password_token resetPasswordToken reset_token confirmation_token
  invitation_token invite_token csrf_token csrfToken csrfmiddlewaretoken authenticity_token xsrf_token
  session_token sessionToken user_token bearer_token api_token apitoken private_token job_token deploy_token
  registration_token device_token push_token login_token magic_token security_token X-Amz-Security-Token
  page_access_token personal_access_token token2 account_token sas_token share_token subscription_token
  unsubscribe_token download_token upload_token preview_token webhook_token bot_token verify_token
  password Password PASSWORD passwd pwd passcode passphrase pass user_password userPassword db_password
  new_password old_password current_password admin_password root_password ftp_password smtp_password
  password_confirmation.password user[password] account.password login_passwd db_pwd userpwd dbpassword
  keystore_password proxy_password vault_password ssh_passphrase private_key_passphrase sudo_password
  secret client_secret clientSecret app_secret appSecret consumer_secret oauth_token_secret shared_secret
  webhook_secret signing_secret secret_key secretKey SecretKey jwt_secret api_secret aws_secret api-secret
  key api_key apikey apiKey API-KEY APIKey x-api-key X_API_KEY api.key access_key accessKey private_key
  privateKey subscription-key Ocp-Apim-Subscription-Key secret-key auth_key authKey master_key encryption_key
  signing_key account_key shared_key service_key admin_key license_key app_key client_key consumer_key
  aws_secret_access_key AWSAccessKeyId aws_access_key_id storage_key deploy_key session_key sessionKey
  google_api_key maps_api_key stripe_secret_key functions_key host_key
  signature Signature sig sig2 hmac HMAC x-hub-signature oauth_signature X-Amz-Signature X-Goog-Signature
  request_signature url_signature hub.signature webhook_signature hmac_sha256 payload_signature
  assertion client_assertion saml_assertion SAMLResponse samlResponse code_verifier codeVerifier verifier
  oauth_verifier credential credentials X-Amz-Credential X-Goog-Credential user_credentials
  session sessionid session_id sessionId SESSIONID jsessionid JSESSIONID phpsessid PHPSESSID sid
  aspsessionid sessid auth authorization Authorization proxy_authorization jwt JWT user_jwt otp totp otp_code pin
  user_pin card_pin PIN ticket auth_code authorization_code verification_code verificationCode
  device_code recovery_code security_code access_code confirmation_code mfa_code sms_code backup_code
  login_code bearer
  xsrf-token gitlab_token PRIVATE-TOKEN X-Vault-Token circle-token npm_token slack_token verification_token
  deviceToken fcmToken stripe_secret webhookSecret totp_secret jwtSecret newPassword oldpassword confirmPassword
  password2 passwordConfirm wifi-password keystorePassword loginPwd pwd1 sigv4 signature256 hmac-signature
  X-Hub-Signature-256 pkceVerifier googleCredential awsSecretAccessKey apiKey2 API_KEY x-functions-key
  algolia-api-key appkey serviceKey encryptionKey ssh_private_key accountKey SharedAccessKey
  sharedAccessSignature connect.sid sess_id mfaCode mfa_token two_factor_code recoveryCode pincode mysql_passwd
  login_passcode magicToken one_time_password authkey secret_token SecretAccessKey nonce_secret
  passwordConfirmation password_again new_password_2 signature-sha256 hmac_sha512 authentication_code tfa_code
  token_v2 totp_code secret_b64
`);

/** Names of parameters whose values are not secret. */
export const publicNames: readonly string[] = lines(`
  keyword keywords monkey page_token_count turkey donkey hockey jockey whiskey honey money key_id keyId keyboard
  keyframe keynote keys hotkey passkey_hint public_key publicKey primary_key foreign_key sort_key sortKey
  partition_key cache_key cacheKey translation_key object_key lookup_key row_key map_key key_type key_size
  key_name key_length keyCode shortcut_key group_key token_type tokenType token_count tokens max_tokens
  maxTokens total_tokens token_limit tokenizer token_expiry token_name token_uri token_endpoint tokenized
  token_id secretary secretariat secret_santa_date secret_name secret_count passenger passengers passage
  compass bypass passive passing passport_country password_length password_policy password_hint_count
  password_expiry password_changed_at password_strength pwd_length passes author authors authority
  authored_by auth_type auth_method authType authenticated oauth_callback oauth_version
  oauth_timestamp oauth_nonce oauth_signature_method authorize_url signal signals design designer assign
  assignee signup sign_up signin signed signed_headers X-Amz-SignedHeaders X-Amz-Algorithm X-Amz-Date
  X-Amz-Expires signature_version signature_method signature_count sigma significance pins pinned pinterest
  opinion spinner spin shipping mapping pin_count pin_color pin_type pinch pinboard tickets ticket_type
  ticket_price ticket_id ticketing session_count session_length session_duration sessions session_type
  session_name sessionCount obsession possession profession recession credential_type credits credit_type
  credit_limit code_challenge code_challenge_method country_code countryCode zip_code zipcode
  postal_code currency_code language_code error_code status_code promo_code coupon_code product_code qr_code
  area_code airport_code barcode encode decode codec codename source_code dress_code code_name
  client_id clientId app_id appId user_id id uuid page page_size limit offset cursor q query search lang locale
  sort order filter from to date start end year month width height size color format type name email
  utm_source utm_medium utm_campaign ref referrer source target redirect_uri response_type grant_type scope
  state nonce version v hash etag assertion_type verified verification_status verifier_name hmac_algorithm
  jwt_algorithm otp_length otp_type sid_count side sidebar inside resid
  tokens_used pass_count signed_in signatures_count secrets_count author_id authored keyframes postcode
  color_code credentials_mode verifier_url password_hint passwordless expires_in kid public_token_address
  SignatureMethod api_version access_type access_level private secret_santa shared sharedBy subscription
  subscription_id login username gclid fbclid theme callback message_sid account_sid connect_timeout form_factor
  two_factor tokens_new keyword_new confirm repeat signatures_sha256
`);

const random = 'q7Zt0Rk3Vw9Lm2Xc8Yb5Nd1P';

/** Values that are secret under any name, as they are written. */
export const secretValues: readonly string[] = [
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'Bearer%20eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'bearer+abcdef',
  'Basic%20dXNlcjpwYXNz',
  random,
  `${random}${random}`,
  '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'ghp_16C7e42F292c6912E7710c838347Ae178B4a',
  'github_pat_11ABCDEFG0abcdefghijkl_mnopqrstuvwxyz',
  'glpat-abcDEF123456ghiJKL78',
  'xoxb-123456789012-abcdefABCDEF123456',
  'sk_live_abcDEF123456ghiJKL789',
  'AKIAIOSFODNN7EXAMPLE',
  'AIzaSyA-1234567890abcdefghijklmnopqrstu',
  'npm_abcDEF123456ghiJKL789mnoPQR012stuVWX',
  '-----BEGIN%20PRIVATE%20KEY-----abc',
  'Token%20abcdef0123456789abcdef',
  'Basic+dTpw',
  'xapp-1-A012-345-abc123def',
  'ya29.a0AfH6SMBabc',
  'whsec_abcDEF123ghiJKL',
  'lin_api_abcDEF123456',
  'figd_abcDEF-123456_x',
  'sq0csp-abcdefGHIJK',
  'AGE-SECRET-KEY-1QQQQQQQQQQQQ',
  'v2.local.abcDEF123_-xyz',
  'glsa_abc123DEF456ghi789jkl',
  'dor_v1_abc123def456',
  'dckr_pat_abcDEF123456',
  'ATATT3xFfGF0abcdef',
];

/** Values that are not secret. */
export const publicValues: readonly string[] = lines(`
  1 true hello hello-world 2024-05-01 2024-05-01T12:00:00Z 550e8400-e29b-41d4-a716-446655440000 en-US
  how-to-install-node-20-on-a-mac the_quick_brown_fox_jumps_over dQw4w9WgXcQ 1234567890123456789012 a%20b%20c
  example.org/some/long/path/to/a/page.html MyVeryLongClassNameForTesting https://example.org/a/b 1.2.3-beta.4
  48.2082,16.3738 ann%40example.org a,b,c,d,e,f,g,h,i,j,k,l,m,n internationalization-of-applications
  basic+training basic%20English token+economy digest+of+news v1.public v2.0.1 glacier-national-park figs
  basic+well-known Basic+Instinct token+ring
`);

/** URLs of chat and bot services whose path is the secret, with the secret. */
export const webhooks: readonly (readonly [url: string, secret: string])[] = [
  ['https://hooks.slack.com/services/T00000000/B00000000/SECRETx0', 'SECRETx0'],
  ['https://hooks.slack.com/workflows/T0/A0/1/SECRETx0', 'SECRETx0'],
  ['https://discord.com/api/webhooks/123456789/SECRETx0-abc', 'SECRETx0'],
  ['https://canary.discord.com/api/v10/webhooks/123456789/SECRETx0', 'SECRETx0'],
  ['https://discordapp.com/api/webhooks/123456789/SECRETx0/slack', 'SECRETx0'],
  ['https://api.telegram.org/bot123456:SECRETx0/sendMessage?chat_id=1', 'SECRETx0'],
  ['https://api.telegram.org/file/bot123456:SECRETx0/photos/a.jpg', 'SECRETx0'],
  ['https://tenant.webhook.office.com/webhookb2/SECRETx0@1/IncomingWebhook/SECRETx0/1', 'SECRETx0'],
  ['https://outlook.office.com/webhook/SECRETx0/IncomingWebhook/SECRETx0/1', 'SECRETx0'],
  ['https://hooks.zapier.com/hooks/catch/123/SECRETx0/', 'SECRETx0'],
  ['https://maker.ifttt.com/trigger/event/with/key/SECRETx0', 'SECRETx0'],
  ['https://open.feishu.cn/open-apis/bot/v2/hook/SECRETx0', 'SECRETx0'],
  ['https://open.larksuite.com/open-apis/bot/v2/hook/SECRETx0', 'SECRETx0'],
  ['https://hook.eu1.make.com/SECRETx0', 'SECRETx0'],
  ['https://hc-ping.com/SECRETx0/start', 'SECRETx0'],
  ['https://events.pagerduty.com/integration/SECRETx0/enqueue', 'SECRETx0'],
  ['https://chat.example.org/hooks/SECRETx0SECRETx0q7Zt0Rk3', 'SECRETx0'],
  ['https://rocket.example.org/hooks/64f0c0ffee/SECRETx0SECRETx0q7Zt0Rk3', 'SECRETx0'],
  ['https://webhook.site/SECRETx0', 'SECRETx0'],
  ['https://hooks.chime.aws/incomingwebhooks/SECRETx0?token=SECRETx0', 'SECRETx0'],
];

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

/** Paths before a secret segment, and what such a segment is. */
export const secretPaths: readonly (readonly [before: string, secret: string])[] = [
  ...lines(`
    token tokens access_token accessToken api-key/v1 auth/token reset reset-password reset_password password/reset
    users/password/edit accounts/reset/MQ recover verify verification confirm confirmation activate invite
    invitations/accept magic magic-link login-link unsubscribe session secret jwt one-time hooks bots
  `).flatMap((before) =>
    [random, 'aB3dE5fG7hI9', '9f86d081884c7d65', `b3qx-${random}`, 'Xy7kQ2%2DmN9pL4vB8s'].map(
      (secret) => [before, secret] as const,
    ),
  ),
  ...lines('reset token verify magic-link').map(
    (before) => [before, '550e8400-e29b-41d4-a716-446655440000'] as const,
  ),
  ...lines('a files/x reset token v1/users').flatMap((before) =>
    [jwt, 'ghp_16C7e42F292c6912E7710c838347Ae178B4a', 'sk_live_abcDEF123456ghiJKL789'].map(
      (secret) => [before, secret] as const,
    ),
  ),
];

/** Paths without a secret. */
export const publicPaths: readonly string[] = lines(`
  urlkit/urlkit/commit/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b docs/token/create reset/instructions-2024
  password/forgot sessions/2024-05-06-keynote-session api/keys/list share/my-holiday-photos-2024
  verify/email-address-v2 docs/secret/managing-secrets-in-kubernetes-1.29 token/usage-2024-11-12 bot/R2D2bot
  users/550e8400-e29b-41d4-a716-446655440000/edit confirm/order12345678 hooks/use-effect-once activate/windows-11
  reset/password/new invite/friends/2024 auth/realms/master/protocol/openid-connect/token tokens/erc-20
`);
