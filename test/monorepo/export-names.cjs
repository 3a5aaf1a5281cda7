console.log(JSON.stringify(Object.keys(require(process.argv[2]))));
