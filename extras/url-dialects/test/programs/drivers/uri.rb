# Reads URLs with URI.parse. One input a line and one answer a line; see ../protocol.ts.

require 'uri'

def some(value)
  value.nil? ? '-' : "+#{value.to_s.unpack1('H*')}"
end

def decode(field)
  [field].pack('H*').force_encoding('UTF-8')
end

def read(url, base)
  base.nil? ? URI.parse(url) : URI.join(base, url)
end

STDIN.each_line(chomp: true) do |line|
  url, base = line.split("\t", -1).map { |field| decode(field) }
  uri = read(url || '', base)
  path = uri.opaque.nil? ? uri.path : uri.opaque
  values = [uri.scheme, uri.user, uri.password, uri.host, uri.port, path, uri.query, uri.fragment]
  puts values.map { |value| some(value) }.join("\t")
rescue URI::Error => e
  puts "!#{e.message.unpack1('H*')}"
rescue StandardError => e
  puts "!#{"#{e.class}: #{e.message}".unpack1('H*')}"
end
