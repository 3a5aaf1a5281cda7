// Tells what require() gives for each argument, and whether that is what import() gives.

async function report() {
  const isSame = {};
  const names = {};
  for (const specifier of process.argv.slice(2)) {
    const required = require(specifier);
    isSame[specifier] = required === (await import(specifier));
    names[specifier] = Object.keys(required).sort();
  }
  console.log(JSON.stringify({ isSame, names }));
}

report();
